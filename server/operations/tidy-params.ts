import { resolveReference } from "../../src/schema/project/follow-references.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { tidyValue } from "../platform/tidy-value.ts";

/** Formats that are the name of their kind. */
const CODES: ReadonlySet<string> = new Set(["phone", "idcard", "tax-number"]);

type Tidy = (value: unknown) => unknown;

interface Schema {
  readonly $ref?: string;
  readonly format?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
}

/**
 * Texts of a request that have a format of their own (telephone, identity and tax numbers) as a form would send them,
 * before their limits are checked. Null when the schema, which stands in `file`, has no such text.
 */
export function paramsTidier(
  files: Project["files"],
  file: string,
  schema: Schema,
  within: readonly Schema[] = [],
): Tidy | null {
  if (within.includes(schema)) return null;
  const inside = [...within, schema];
  if (schema.$ref !== undefined) {
    const referred = resolveReference(files, file, schema.$ref);
    return paramsTidier(files, referred.file, referred.value as Schema, inside);
  }
  if (schema.items) {
    const tidy = paramsTidier(files, file, schema.items, inside);
    return tidy && ((value) => (Array.isArray(value) ? value.map(tidy) : value));
  }
  if (schema.properties) return propertiesTidier(files, file, schema.properties, inside);
  const { format } = schema;
  if (format === undefined || !CODES.has(format)) return null;
  return (value) => (typeof value === "string" ? (tidyValue(format, value) ?? "") : value);
}

function propertiesTidier(
  files: Project["files"],
  file: string,
  properties: { readonly [name: string]: Schema },
  within: readonly Schema[],
): Tidy | null {
  const tidies = Object.entries(properties).flatMap(([name, property]) => {
    const tidy = paramsTidier(files, file, property, within);
    return tidy ? [[name, tidy] as const] : [];
  });
  if (tidies.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const tidied = tidies.flatMap(([name, tidy]) =>
      Object.hasOwn(value, name) ? [[name, tidy((value as { [name: string]: unknown })[name])]] : [],
    );
    return { ...value, ...(Object.fromEntries(tidied) as object) };
  };
}
