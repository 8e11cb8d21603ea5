import { BLANK } from "../../domain/plain-text.ts";

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The words of a formatted text on one line, without its tags; they are shown as text alone. */
export function textOfMarkup(markup: unknown): string {
  if (typeof markup !== "string") return BLANK;
  const words = markup
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<\/?[a-z][^>]*>/gi, " ")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, readEntity)
    .replaceAll(/\s+/g, " ")
    .trim();
  return words === "" ? BLANK : words;
}

function readEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
