import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Project } from "../src/schema/project/project.ts";
import { noSuchName } from "./no-such-name.ts";

export interface FieldLimits {
  readonly required: boolean;
  /** Of a text its length, of a number its value. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The most characters of a text without a stated length. */
const LONGEST = 100;

/** A sent text has a longest length, even where none is stated. */
const NUMBERS: Readonly<Record<string, JsonSchema>> = {
  integer: { type: "integer", minimum: 0, maximum: 2_147_483_647 },
  number: { type: "number", ...within(999_999_999_999) },
  money: { type: "number", format: "money", ...within(999_999_999_999) },
  percent: { type: "number", format: "percent", ...within(1000) },
};

const OTHERS: Readonly<Record<string, JsonSchema>> = {
  boolean: { type: "boolean" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "datetime" },
};

/** Kinds of value that `new field` takes besides the code tables. */
export const FIELD_KINDS: readonly string[] = ["text", ...Object.keys(NUMBERS), ...Object.keys(OTHERS)];

/** The schema of a property of this kind, or with the values of the code table of this name. Throws on an unknown kind. */
export function fieldSchema(project: Project, kind: string, title: string, limits: FieldLimits): JsonSchema {
  return { title, ...schemaOf(project, kind, limits) };
}

function within(most: number): JsonSchema {
  return { minimum: -most, maximum: most };
}

/** A field that may be left empty is null then. */
export function nullable({ title, type = [], ...rest }: JsonSchema): JsonSchema {
  return { ...(title !== undefined && { title }), type: [type, "null"].flat(), ...rest };
}

function schemaOf(project: Project, kind: string, { required, min, max }: FieldLimits): JsonSchema {
  const bounds = {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
  const number = NUMBERS[kind];
  if (number) return { ...number, ...bounds };
  if (kind === "text") {
    const shortest = min ?? (required ? 1 : undefined);
    return {
      type: "string",
      ...(shortest !== undefined && { minLength: shortest }),
      maxLength: max ?? LONGEST,
    };
  }
  const schema = OTHERS[kind] ?? ofCodeTable(project, kind);
  if (!schema)
    throw noSuchName(
      "kind",
      kind,
      `${FIELD_KINDS.join(", ")} or the code tables of schemas/enums`,
      new Set([...FIELD_KINDS, ...project.enums.keys()]),
    );
  if (min !== undefined || max !== undefined)
    throw new Error(`--min and --max are for texts and numbers, not for ${kind}`);
  return schema;
}

function ofCodeTable(project: Project, name: string): JsonSchema | undefined {
  const first = project.enums.get(name)?.find(({ value }) => value !== null);
  return first && { type: typeof first.value === "number" ? "integer" : "string", "x-enum": name };
}
