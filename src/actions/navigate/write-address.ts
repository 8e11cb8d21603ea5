import { filterParameter, writeAddressValue } from "../../domain/address-value.ts";
import { CONTEXT_PARAMETERS } from "../../domain/context-parameters.ts";
import { CONTEXT_PARTS } from "../../schema/project/context-use.ts";
import { readText } from "../read-args.ts";

type Values = { readonly [name: string]: unknown };

/** The address that the arguments of `navigate` lead to; an input without a value is left out. */
export function writeAddress(args: Values): string {
  const path = readText(args, "navigate");
  // "//host" would leave the application.
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`"${path}" is not a path of the application`);
  const params = new URLSearchParams();
  for (const [name, value] of entriesOf(args.with)) {
    const isPlain = typeof value === "number" || typeof value === "boolean";
    if (value !== null) params.set(name, isPlain ? String(value) : writeAddressValue(value));
  }
  for (const part of CONTEXT_PARTS) {
    const value = (args.context as Values | undefined)?.[part];
    if (typeof value === "number" || typeof value === "string")
      params.set(CONTEXT_PARAMETERS[part], String(value));
  }
  for (const [id, value] of entriesOf(args.filters))
    params.set(filterParameter(id), writeAddressValue(value));
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}

function entriesOf(values: unknown): [string, unknown][] {
  return Object.entries((values ?? {}) as Values).filter(([, value]) => value !== undefined);
}
