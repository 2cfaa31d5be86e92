import type { Attachment } from "../engine/parcel";

const DATABASE = "tablier";
const STORE = "pictures";

/** The user's pictures, stored in this browser. The promises are rejected if it stores nothing. */
export async function keptPictures(): Promise<Attachment[]> {
  const store = await open("readonly");
  return done(store.getAll() as IDBRequest<Attachment[]>);
}

export async function keepPictures(pictures: Attachment[]): Promise<void> {
  const store = await open("readwrite");
  store.clear();
  for (const picture of pictures) store.put(picture);
  return new Promise((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onerror = () => reject(store.transaction.error);
  });
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "name" });
  const database = await done(request);
  return database.transaction(STORE, mode).objectStore(STORE);
}

function done<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
