import { isObject, type JsonObject } from "./json-object.ts";
import { withInputs } from "./with-inputs.ts";

const NUMBER = /toNumber\(\s*route\.query\.([A-Za-z][A-Za-z0-9]*)\s*\)/g;
const TEXT = /route\.query\.([A-Za-z][A-Za-z0-9]*)/g;
/** Kinds of file that say themselves what they are given. */
const RECEIVERS: ReadonlySet<unknown> = new Set(["list", "form", "page", "tabs", "dialog"]);

/** `toNumber(route.query.id)` → `given.id`, and the inputs that the file reads so declared: numbers are needed, texts may be missing. */
export function inputsOfAddress(document: JsonObject): JsonObject {
  const types = new Map<string, "integer" | "string">();
  const changed = mapTexts(document, (text) => {
    for (const [, name = ""] of text.matchAll(NUMBER)) types.set(name, "integer");
    return text.replaceAll(NUMBER, "given.$1").replaceAll(TEXT, (_all, name: string) => {
      if (!types.has(name)) types.set(name, "string");
      return `given.${name}`;
    });
  }) as JsonObject;
  if (types.size === 0 || !RECEIVERS.has(document.kind)) return changed;
  const inputs = Object.fromEntries(
    [...types].map(([name, type]) => [
      name,
      { type, title: name, ...(type === "string" && { optional: true }) },
    ]),
  );
  return withInputs(changed, inputs);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, change)]));
}
