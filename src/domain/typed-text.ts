/** Blanks of every width, and marks without any that are copied along with a text. */
const BLANK = "[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff]";
const AROUND = new RegExp(`^${BLANK}+|${BLANK}+$`, "g");
const ANYWHERE = new RegExp(BLANK, "g");

/** A text without blanks around it. */
export function cutBlanks(text: string): string {
  return text.replace(AROUND, "");
}

/** Several lines without empty ones before them and without blanks behind them; the first may be indented. */
export function cutEmptyLines(text: string): string {
  return cutBlanks(text) === "" ? "" : text.replace(/^(?:[^\S\n]*\n)+/, "").replace(AROUND_END, "");
}

const AROUND_END = new RegExp(`${BLANK}+$`);

/** A number or code without any blanks; digits and letters of full width become ordinary ones. */
export function joinCode(text: string): string {
  return text.normalize("NFKC").replace(ANYWHERE, "");
}
