import { usePage } from "../app/page";

/** How to print, cut and glue. */
export function Cutting() {
  const { sheets: words } = usePage().words;
  return (
    <details class="more">
      <summary>{words.cutting}</summary>
      <ol class="steps">
        {words.cuttingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
