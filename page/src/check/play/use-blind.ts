import { useRef, useState } from "preact/hooks";
import { answered, type Told } from "./spoken";

export type Blind = ReturnType<typeof useBlind>;

/** Playing without seeing the board: typed turns, and questions that are answered in words. */
export function useBlind(told: Told | undefined, play: (turns: string) => Promise<string | undefined>) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  const submit = async () => {
    if (!typed.trim() || !told) return;
    const found = answered(typed, told);
    const trouble = found === undefined ? await play(typed.trim()) : undefined;
    setIsWrong(trouble !== undefined);
    setAnswer(found ?? trouble ?? "");
    if (trouble === undefined) setTyped("");
  };
  /** Handles a key pressed outside of fields, on a square or elsewhere; returns whether it had an effect. */
  const key = (pressed: string, square: string | undefined): boolean => {
    if (!told || !"ilmps".includes(pressed) || pressed.length !== 1) return false;
    const question = pressed === "m" && square ? `m ${square}` : pressed;
    if (pressed === "l" || question !== pressed) {
      setIsWrong(false);
      setAnswer(answered(question, told) ?? "");
      return true;
    }
    setTyped(pressed === "i" ? typed : `${pressed} `);
    field.current?.focus();
    return true;
  };
  return { field, typed, setTyped, answer, isWrong, submit, key };
}
