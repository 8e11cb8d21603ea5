const LONGEST = 160;

/** A value as it would be written in an expression, cut when it is long. */
export function valueText(value: unknown): string {
  if (value === undefined) return "没有值";
  const text = JSON.stringify(value) ?? "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
