/** The text for a blank. */
export const BLANK = "--";

export function isBlank(value: unknown): value is null | undefined | "" {
  return value === null || value === undefined || value === "";
}

/** Any value as one line of text; an answer of the wrong type is shown as it came. */
export function plainText(value: unknown): string {
  if (isBlank(value)) return BLANK;
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : JSON.stringify(value);
}
