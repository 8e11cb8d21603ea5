/** A typed text as an amount or a rate keeps it: digits, one point, two decimals. */
export function tidyAmount(text: string): string {
  const [whole = "", ...decimals] = text.replaceAll(/[^\d.]/gu, "").split(".");
  if (decimals.length === 0) return whole;
  return `${whole}.${decimals.join("").slice(0, 2)}`;
}

/** Undefined while nothing that can be read has been typed. */
export function readAmount(text: string): number | undefined {
  return /^\d+(\.\d{0,2})?$|^\.\d{1,2}$/u.test(text) ? Number(text) : undefined;
}
