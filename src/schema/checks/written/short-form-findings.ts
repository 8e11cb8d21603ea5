import { asObject } from "../../project/as-object.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import { METHODS } from "../../project/short-form/short-words.ts";
import type { Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { valuesInFile } from "../values-in-file.ts";

/** Words that say the same part of an operation in different ways. */
const ALTERNATIVES = [
  ["body", "body?", "form", "form?", "requestBody"],
  ["result", "file", "responses"],
  ["parameters", "query"],
  ["parameters", "path"],
];
const FIELD_MAPS: ReadonlySet<unknown> = new Set([
  "fields",
  "query",
  "path",
  "body",
  "body?",
  "form",
  "form?",
]);

/** Rules beyond the grammar of an area: one method, each part and each address once, no field twice. */
export function* shortFormFindings(file: SchemaFile): Iterable<Finding> {
  const addresses = new Map<string, string>();
  for (const [id, value] of Object.entries(asObject(asObject(file.value).operations))) {
    const operation = asObject(value);
    const at = below({ file, pointer: "" }, "operations", id);
    yield* methodFindings(operation, at, addresses, id);
    for (const words of ALTERNATIVES) {
      const [first, second] = words.filter((word) => operation[word] !== undefined);
      if (second !== undefined) yield finding(below(at, second), `"${first}" says it already`, { of: "key" });
    }
  }
  yield* doubleFields(file);
}

function* methodFindings(
  operation: Readonly<Record<string, unknown>>,
  at: Place,
  addresses: Map<string, string>,
  id: string,
): Iterable<Finding> {
  const [method, second] = METHODS.filter((word) => operation[word] !== undefined);
  if (method === undefined) {
    const hint = `say ${METHODS.map((word) => `"${word}": "/…"`).join(" or ")}`;
    yield finding(at, "has no method and path", { of: "key", hint });
    return;
  }
  if (second !== undefined)
    yield finding(below(at, second), `"${method}" says the method already`, { of: "key" });
  const address = `${method} ${String(operation[method])}`;
  const first = addresses.get(address);
  if (first !== undefined) yield finding(below(at, method), `${address} is that of "${first}" already`);
  addresses.set(address, first ?? id);
}

/** `name` beside `name?`: one of them would be lost. */
function* doubleFields(file: SchemaFile): Iterable<Finding> {
  for (const { key, value, at } of valuesInFile(file)) {
    if (!FIELD_MAPS.has(key)) continue;
    const names = Object.keys(asObject(value));
    for (const name of names.filter(
      (candidate) => candidate.endsWith("?") && names.includes(candidate.slice(0, -1)),
    ))
      yield finding(below(at, name), `"${name.slice(0, -1)}" stands here already`, { of: "key" });
  }
}
