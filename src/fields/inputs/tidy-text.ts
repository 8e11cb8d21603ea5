/** A kind's `tidy` for values that are text: undefined when nothing of the text is left. */
export function tidyText(tidy: (text: string) => string): (value: unknown) => unknown {
  return (value) => (typeof value === "string" ? tidy(value) || undefined : value);
}
