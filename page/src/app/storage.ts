// A page opened from disk, or a private window, may have no storage; then nothing is remembered.
const PREFIX = "tablier:";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** All keys that begin so, and their values. */
export function recallAll(start: string): [key: string, value: string][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    return keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

/** Returns whether it is remembered: the storage may be full or missing. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return;
  }
}

/** Calls when another window may have changed a key that begins so. */
export function onRemembered(start: string, call: () => void): () => void {
  // Without a key all has been removed.
  const follow = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX + start)) && call();
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
