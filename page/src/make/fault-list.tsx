import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { SpecFault } from "../engine/contract";

interface Props {
  faults: SpecFault[];
  onGo: (fault: SpecFault) => void;
}

/** The faults below the editor; a click leads to the place. */
export function FaultList({ faults, onGo }: Props) {
  const { make: words } = usePage().words;
  return (
    <section class="faults">
      <div role="status">
        <h2>{faults.length === 0 ? words.fine : words.faults(faults.length)}</h2>
      </div>
      <ol class="findings">
        {faults.map((fault, index) => (
          <li key={index}>
            <button type="button" class="finding" disabled={fault.from === null} onClick={() => onGo(fault)}>
              <Sentence words={fault.message} />
              {fault.line !== null && <span class="finding-where">{words.line(fault.line)}</span>}
              {fault.hint && <Sentence look="hint" words={fault.hint} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
