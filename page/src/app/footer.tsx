import { useState } from "preact/hooks";
import { usePage } from "./page";

export function Footer() {
  const { games, words } = usePage();
  const { shell } = words;
  const [open, setOpen] = useState(false);
  return (
    <footer class="bottom">
      <p>{shell.private}</p>
      <p>{games && shell.version(games.version)}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{shell.licences}</summary>
        <p>{shell.licencesIntro}</p>
        {open && (
          <pre lang="en" tabIndex={0} aria-label={shell.licences}>
            {document.getElementById("licences")?.textContent}
          </pre>
        )}
      </details>
    </footer>
  );
}
