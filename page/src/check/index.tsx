import { usePage } from "../app/page";

export function Check() {
  const { check: words } = usePage().words;
  return (
    <header class="opening">
      <h1>{words.heading}</h1>
    </header>
  );
}
