import type { Scalar } from "./tree";

/** Signs of a TOML text one after the other. Whatever is not TOML throws `NotToml`. */
export class Scanner {
  at = 0;

  constructor(readonly text: string) {}

  get sign(): string {
    return this.text.charAt(this.at);
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  fail(): never {
    throw new NotToml(`at ${this.at}`);
  }

  /** Takes what matches here, if anything does; the expression is sticky. */
  take(what: RegExp): string | undefined {
    what.lastIndex = this.at;
    const found = what.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  need(what: RegExp): string {
    return this.take(what) ?? this.fail();
  }

  /** Spaces on a line. */
  spaces(): void {
    this.take(/[ \t]*/y);
  }

  /** Spaces, ends of lines and comments. */
  blanks(): void {
    this.take(/(?:[ \t\r\n]|#[^\n]*)*/y);
  }

  /** The rest of a line that has nothing more than a comment. */
  endOfLine(): void {
    this.need(/[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y);
  }

  keys(): string[] {
    const keys = [this.key()];
    while (this.take(/[ \t]*\.[ \t]*/y) !== undefined) keys.push(this.key());
    return keys;
  }

  private key(): string {
    if (this.sign === '"' || this.sign === "'") return String(this.string(false).value);
    return this.need(/[\w-]+/y);
  }

  scalar(): Scalar {
    if (this.sign === '"' || this.sign === "'") return this.string(true);
    const from = this.at;
    const word = this.need(/[\w+.:-]+(?: \d\d:[\d:.Z+-]+)?/y);
    const is = (kind: Scalar["kind"], value: Scalar["value"]): Scalar => ({ kind, value, from, to: this.at });
    if (/^(true|false)$/.test(word)) return is("boolean", word === "true");
    const bare = word.replaceAll("_", "");
    if (/^[+-]?(0|[1-9](_?\d)*)$/.test(word) || /^0(x[\da-f]+|o[0-7]+|b[01]+)$/i.test(bare)) return is("integer", Number(bare));
    if (/^[+-]?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(bare)) return is("number", Number(bare));
    if (/^[+-]?(inf|nan)$/.test(word)) return is("number", word.endsWith("nan") ? NaN : word.startsWith("-") ? -Infinity : Infinity);
    if (/^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(word)) return is("date", word);
    this.at = from;
    return this.fail();
  }

  private string(long: boolean): Scalar {
    const from = this.at;
    const typed = this.need(this.text.startsWith('"""', from) || this.text.startsWith("'''", from) ? (long ? LONG : NONE) : SHORT);
    const quotes = typed.startsWith('"""') || typed.startsWith("'''") ? 3 : 1;
    const inside = typed.slice(quotes, typed.length - quotes).replace(quotes === 3 ? /^\r?\n/ : NONE, "");
    return { kind: "string", value: typed.startsWith('"') ? this.unescaped(inside) : inside, from, to: this.at };
  }

  private unescaped(text: string): string {
    return text.replace(ESCAPE, (_, sign?: string, short?: string, middle?: string, long?: string, odd?: string) => {
      const code = Number.parseInt(short ?? middle ?? long ?? "-1", 16);
      if (odd !== undefined || code > LAST_CODE) return this.fail();
      if (code >= 0) return String.fromCodePoint(code);
      return sign === undefined ? "" : (SIGNS[sign] ?? "");
    });
  }
}

export class NotToml extends Error {}

const LAST_CODE = 0x10ffff;
const NONE = /(?!)/y;
const LONG = /"""(?:[^\\"]|\\[^]|"(?!""))*"{3,5}|'''(?:[^']|'(?!''))*'{3,5}/y;
const SHORT = /"(?:[^\\"\n]|\\[^\n])*"|'[^'\n]*'/y;
const SIGNS: Record<string, string> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\u001b", '"': '"', "\\": "\\" };
// A sign, a code, an end of line that does not count, or what has no meaning.
const ESCAPE = /\\(?:([btnfre"\\])|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[ \t]*\r?\n\s*|([^]))/g;
