import type { Contracts } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject } from "../../project/project.ts";
import type { Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";

/** Texts in a literal that do not match their format, such as the day 2026-02-30; a template always matches. */
export function* formatFindings(
  value: unknown,
  schema: JsonSchema | undefined,
  at: Place,
  contracts: Contracts,
): Iterable<Finding> {
  if (schema === undefined) return;
  if (typeof value === "string") {
    const { format = "" } = schema;
    if (!value.includes("{{") && !fitsFormat(value, format, contracts))
      yield finding(at, `${JSON.stringify(value)} is no ${format}`);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* formatFindings(item, schema.items, below(at, index), contracts);
  } else {
    for (const [name, part] of Object.entries(asObject(value)))
      yield* formatFindings(part, schema.properties?.[name], below(at, name), contracts);
  }
}

/** A format without a rule of its own takes any text. */
export function fitsFormat(text: string, format: string, { fields }: Contracts): boolean {
  const fits = fields.find(({ formats }) => formats.includes(format))?.fits;
  return fits?.(text, format) ?? true;
}
