import { contracts } from "../../src/contracts.ts";

const tidies = new Map(contracts.fields.map(({ kind, tidy }) => [kind, tidy]));

/** The value as the form's control of this kind would send it; undefined when nothing is left. */
export function tidyValue(kind: string, value: unknown): unknown {
  const tidy = tidies.get(kind);
  return tidy ? tidy(value, {}) : value;
}
