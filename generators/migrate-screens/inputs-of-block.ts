import { isObject, type JsonObject } from "./json-object.ts";
import { withInputs } from "./with-inputs.ts";

const READ = /\bgiven\.([A-Za-z][A-Za-z0-9]*)(\??\.)?/g;
/** Calls of a dialog whose parameters may be what it is given. */
const CALLS: readonly string[] = ["submit", "record"];

/** Declares the values of `given` that a shared dialog reads: by the parameter that one becomes, else by its use. */
export function inputsOfBlock(document: JsonObject): JsonObject {
  if (document.kind !== "dialog" || document.inputs !== undefined) return document;
  const read = new Map<string, "string" | "object">();
  for (const [, name = "", isHolder] of JSON.stringify(document).matchAll(READ)) {
    if (isHolder !== undefined || !read.has(name))
      read.set(name, isHolder === undefined ? "string" : "object");
  }
  const inputs = [...read].map(([name, type]) => [name, parameterOf(document, name) ?? { type }] as const);
  return withInputs(document, Object.fromEntries(inputs));
}

function parameterOf(document: JsonObject, name: string): JsonObject | undefined {
  for (const key of CALLS) {
    const use = document[key];
    if (!isObject(use) || !isObject(use.params)) continue;
    const [parameter] = Object.entries(use.params).find(([, value]) => value === `{{ given.${name} }}`) ?? [];
    if (parameter !== undefined) return { of: use.call, ...(parameter !== name && { parameter }) };
  }
  return undefined;
}
