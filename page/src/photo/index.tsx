import { usePage } from "../app/page";

export function Photo() {
  const { photo: words } = usePage().words;
  return (
    <header class="opening">
      <h1>{words.heading}</h1>
    </header>
  );
}
