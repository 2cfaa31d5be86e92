import { Confirm } from "../app/confirm";
import { usePage } from "../app/page";
import type { Work } from "./use-work";

interface Props {
  clearing: boolean;
  /** What would replace the work. */
  coming: Work | undefined;
  onClear: (yes: boolean) => void;
  onCome: (yes: boolean) => void;
}

/** Questions before work is lost. */
export function Questions({ clearing, coming, onClear, onCome }: Props) {
  const { make: words } = usePage().words;
  return (
    <>
      {clearing && <Confirm title={words.clearTitle} body={words.clearBody} yes={words.yesClear} no={words.no} onAnswer={onClear} />}
      {coming && <Confirm title={words.replaceTitle} body={words.replaceBody} yes={words.yesReplace} no={words.no} onAnswer={onCome} />}
    </>
  );
}
