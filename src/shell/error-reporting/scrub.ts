/** Digits in a row that may be a phone, a tax number, an account or an amount. */
const LONG_NUMBER = /\d{5,}/g;
/** Tokens and keys: long words of letters and digits. */
const LONG_WORD = /\b(?=\w*\d)(?=\w*[a-z])[\w-]{20,}\b/gi;
/** Names of clients and people come to a message in quotes, if at all. */
const QUOTED = /"[^"]*"|“[^”]*”|「[^」]*」|'[^']*'/g;
const QUERY = /[?#][^\s"')]*/g;

/** A message without the parts that may concern a person. */
export function scrubText(text: string): string {
  return text.replace(QUERY, "").replace(QUOTED, "…").replace(LONG_WORD, "…").replace(LONG_NUMBER, "…");
}

/** An address without its query, which holds what users search for. */
export function scrubAddress(address: string): string {
  return address.replace(QUERY, "");
}
