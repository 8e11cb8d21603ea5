const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** A text with the characters that its entities stand for; unknown ones stay as they are. */
export function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, readEntity);
}

function readEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** A text that begins and ends nothing in markup. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same for a text that has entities of its own, which stay. */
export function escapeAroundEntities(text: string): string {
  return text
    .replaceAll(/&(?!#\d{1,7};|#x[\da-f]{1,6};|\w{1,31};)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
