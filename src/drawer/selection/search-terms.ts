/** Invoices that one request looks up. */
const MOST_TERMS = 500;

/** In characters. */
const LONGEST_TERM = 50;

const SEPARATORS = /[\n,，、\s]+/u;

/** The terms of a text, set apart by line breaks, commas, 、 or blanks; `fault`: the reason why they cannot be looked up. */
export interface SearchTerms {
  readonly terms: readonly string[];
  readonly fault: string | null;
}

export function readTerms(text: string): SearchTerms {
  const terms = [...new Set(text.split(SEPARATORS).filter((term) => term !== ""))];
  const long = terms.find((term) => term.length > LONGEST_TERM);
  if (long !== undefined)
    return { terms, fault: `识别异常：「${long.slice(0, 12)}…」超过 ${LONGEST_TERM} 个字符` };
  if (terms.length > MOST_TERMS)
    return { terms, fault: `识别异常：共 ${terms.length} 项，一次最多 ${MOST_TERMS} 项` };
  return { terms, fault: null };
}
