/** Text stands in an address as it is; everything else, and text that would look like it, as JSON behind "~". */
export function writeAddressValue(value: unknown): string {
  return typeof value === "string" && !value.startsWith("~") ? value : `~${JSON.stringify(value)}`;
}

/** Undefined when the address was edited into an invalid value. */
export function readAddressValue(text: string): unknown {
  if (!text.startsWith("~")) return text;
  try {
    return JSON.parse(text.slice(1));
  } catch {
    return undefined;
  }
}

/** The parameter of an address that holds a filter of its list. */
export function filterParameter(filterId: string): string {
  return `f.${filterId}`;
}
