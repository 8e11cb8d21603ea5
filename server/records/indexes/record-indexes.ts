import { createHash } from "node:crypto";
import type { Project } from "../../../src/schema/project/project.ts";
import type { FieldValue, RecordType, UniqueSet } from "../../../src/schema/project/record-type.ts";
import { nameInDatabase } from "../../platform/database/column-names.ts";
import { type OperationPlan, type RecordPlans, planRecords } from "../plan/plan-records.ts";
import { type FieldPlan, type RecordPlan, fieldOf, planRecord } from "../plan/record-plan.ts";
import { usualMatch } from "../plan/usual-match.ts";

/** The names of all indexes that the catalogue requires begin like this. */
export const INDEX_PREFIX = "record_index_";

export interface RecordIndex {
  /** The prefix and a hash of the definition. */
  readonly name: string;
  readonly statement: string;
}

/** A set of properties that no two records in use share. */
export interface UniqueIndex extends RecordIndex {
  readonly set: UniqueSet;
}

/** The indexes that the catalogue's `unique`, `x-ref`, `x-filter` and `x-sort` require. */
export function recordIndexes(project: Project): RecordIndex[] {
  const { records, operations } = planRecords(project);
  const plans = [...records.values()];
  return [
    ...plans.flatMap(({ record }) => uniqueIndexes(record)),
    ...plans.flatMap((plan) => fieldIndexes(plan, [...operations.values()], records)),
  ];
}

const known = new WeakMap<RecordType, readonly UniqueIndex[]>();

/** One for each set of `unique`; made once for a kind. */
export function uniqueIndexes(record: RecordType): readonly UniqueIndex[] {
  const plan = planRecord(record);
  const made = known.get(record) ?? record.unique.map((set) => uniqueIndex(plan, set));
  known.set(record, made);
  return made;
}

/** Missing and blank values may repeat: the index leaves them out. */
function uniqueIndex(plan: RecordPlan, set: UniqueSet): UniqueIndex {
  const fields = set.fields.map((name) => fieldOf(plan, name));
  const given = fields.flatMap((field) => [
    `${expressionOf(field)} is not null`,
    ...(field.kind === "text" ? [`${expressionOf(field)} <> ''`] : []),
  ]);
  const like = Object.entries(set.where).map(([name, value]) => {
    const values = [value].flat().map((one) => literal(one));
    return `${expressionOf(fieldOf(plan, name))} in (${values.join(", ")})`;
  });
  const where = [ofKind(plan), "is_remove = 0", ...given, ...like].join(" and ");
  const columns = ["gsid", ...fields.map(expressionOf)].join(", ");
  return { ...named("unique index", `on plain_record (${columns}) where ${where}`), set };
}

/** The references of records, and the fields that lists of a whole firm are narrowed or ordered by. */
function fieldIndexes(
  plan: RecordPlan,
  operations: readonly OperationPlan[],
  records: RecordPlans["records"],
): RecordIndex[] {
  const uniqueFirst = new Set(plan.record.unique.map(({ fields: [first] }) => first));
  const asked = operations.filter((operation) => operation.plan === plan && readsWholeFirm(operation));
  const references = [...plan.fields.values()].filter(({ property }) => records.has(property["x-ref"] ?? ""));
  const filtered = asked.flatMap((operation) => filteredFields(operation));
  const equal = [
    ...references,
    ...filtered.filter(({ match }) => match === "equals").map(({ field }) => field),
  ];
  const ranged = filtered.filter(({ match }) => match === "from" || match === "to").map(({ field }) => field);
  const ordered = [...ranged, ...asked.flatMap(sortedFields)].filter(isKept);
  return [
    ...unique(equal)
      .filter((field) => isKept(field) && !uniqueFirst.has(field.name) && !ordered.includes(field))
      .map((field) => fieldIndex(plan, expressionOf(field))),
    // The greatest and the newest are what one looks for among many; the other way round they are sorted.
    ...unique(ordered).map((field) =>
      fieldIndex(plan, `${orderedExpression(field)} desc nulls last, id desc`),
    ),
  ];
}

function fieldIndex(plan: RecordPlan, columns: string): RecordIndex {
  return named("index", `on plain_record (gsid, ${columns}) where ${ofKind(plan)}`);
}

/** A list that has to name a company or another record is found by that. */
function readsWholeFirm({ operation, use, plan }: OperationPlan): boolean {
  if (operation.effect !== "read") return false;
  const must = operation.request.required ?? [];
  return (
    !must.some((parameter) => {
      const filter = operation.request.properties?.[parameter]?.["x-filter"];
      const name = filter === false ? undefined : (filter?.field ?? parameter);
      const field = name === undefined ? undefined : plan.fields.get(name);
      return field !== undefined && (name === plan.record.key || field.property["x-ref"] !== undefined);
    }) && use.does !== "detail"
  );
}

interface Filtered {
  readonly field: FieldPlan;
  readonly match: "equals" | "from" | "to";
}

/** Codes, flags and words in a text are left out: what has few values is no help, what is contained stands anywhere. */
function filteredFields({ operation, plan }: OperationPlan): Filtered[] {
  const parameters = Object.entries(operation.request.properties ?? {});
  return parameters.flatMap(([parameter, { "x-filter": filter }]): Filtered[] => {
    if (filter === false || filter?.through !== undefined || filter?.fields) return [];
    const field = plan.fields.get(filter?.field ?? parameter);
    if (!field || field.property["x-enum"] !== undefined) return [];
    const match = filter?.match ?? usualMatch(field.property, null);
    if (match === "from" || match === "to") return [{ field, match }];
    const tells = field.property["x-ref"] !== undefined || field.kind === "text";
    return match === "equals" && tells ? [{ field, match }] : [];
  });
}

function sortedFields({ operation: { sort, request }, plan }: OperationPlan): FieldPlan[] {
  const names = sort ? (request.properties?.[sort.by]?.enum ?? []) : [];
  return names.flatMap((name) => plan.fields.get(String(name)) ?? []);
}

/** Its value stands in the JSON column; the table's own columns have indexes of their own. */
function isKept({ column, isLookedUp, kind }: FieldPlan): boolean {
  return column === undefined && !isLookedUp && kind !== "list";
}

function ofKind({ record }: RecordPlan): string {
  return `resource = ${quoted(record.name)}`;
}

/** The same words as `FieldPlan.value`, or no query would use the index. */
function expressionOf({ name, kind, column }: FieldPlan): string {
  if (column !== undefined) return nameInDatabase(column);
  const text = `(fields ->> ${quoted(name)})`;
  if (kind === "text") return text;
  return `((${text})::${kind === "number" ? "numeric" : "boolean"})`;
}

function orderedExpression(field: FieldPlan): string {
  return field.ordered === field.value ? expressionOf(field) : `(${expressionOf(field)} collate "C")`;
}

function literal(value: FieldValue): string {
  return typeof value === "string" ? quoted(value) : String(value);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function unique<One>(items: readonly One[]): One[] {
  return [...new Set(items)];
}

function named(kind: "index" | "unique index", definition: string): RecordIndex {
  const hash = createHash("sha256").update(`${kind} ${definition}`).digest("hex").slice(0, 16);
  const name = `${INDEX_PREFIX}${hash}`;
  return { name, statement: `create ${kind} ${name} ${definition}` };
}
