import type { Operation } from "../../src/schema/project/operation.ts";
import type { Project } from "../../src/schema/project/project.ts";
import type { FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import type { Condition } from "./record-conditions.ts";

/** Records of another kind, one of which must refer to a record and be like this. */
export interface Through {
  readonly record: RecordType;
  /** Their property that refers. */
  readonly refers: string;
  readonly conditions: readonly Condition[];
}

/** What the parameters ask of records that refer to this kind: those of one kind are asked of one record together. */
export function readThrough(
  operation: Operation,
  record: RecordType,
  params: Readonly<Record<string, unknown>>,
  { records }: Pick<Project, "records">,
): Through[] {
  const found = new Map<string, Through & { readonly conditions: Condition[] }>();
  for (const [name, value] of Object.entries(params)) {
    const filter = operation.request.properties?.[name]?.["x-filter"];
    if (!filter || filter.through === undefined || value === undefined || value === null) continue;
    const other = records.get(filter.through);
    const refers = other && referringProperty(other, record.name);
    if (!other || refers === undefined)
      throw new Error(
        `${operation.id} narrows by "${filter.through}", which does not refer to ${record.name}`,
      );
    const through = found.get(other.name) ?? { record: other, refers, conditions: [] };
    const match = filter.match ?? (Array.isArray(value) ? "in" : "equals");
    const fields = filter.fields ?? [filter.field ?? name];
    through.conditions.push({ fields, match, value: value as FieldValue | readonly FieldValue[] });
    found.set(other.name, through);
  }
  return [...found.values()];
}

/** The property by which records of a kind refer to another; undefined when they do not. */
function referringProperty({ schema }: RecordType, target: string): string | undefined {
  return Object.entries(schema.properties ?? {}).find(([, property]) => property["x-ref"] === target)?.[0];
}
