import { OK } from "./backend.ts";
import { type ContractOperation, type Schema, typesOf } from "./contract-operation.ts";
import { type Explorer, type Finding, type Row, isList, needed, readRows } from "./explorer.ts";
import { targetOf } from "./sample-value.ts";
import { shown } from "./find-refusal-faults.ts";

/** Every filter leaves a proper part of the rows, at least one, and each of them fits. */
export async function findFilterFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  const { use, paging, sort, request } = operation;
  if (operation.effect === "write" || !(paging || use?.does === "list")) return [];
  const found = await explorer.explore(operation);
  if (!found) return [];
  const beside = new Set([
    paging?.page,
    paging?.size,
    sort?.by,
    sort?.order,
    "currentPage",
    ...needed(operation),
  ]);
  const faults: string[] = [];
  for (const [name, schema] of Object.entries(request.properties ?? {})) {
    if (beside.has(name)) continue;
    const fault = await tryFilter({ operation, found, name, schema }, explorer);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

interface Filter {
  readonly operation: ContractOperation;
  readonly found: Finding;
  readonly name: string;
  readonly schema: Schema;
}

async function tryFilter(filter: Filter, explorer: Explorer): Promise<string | undefined> {
  const { operation, found, name } = filter;
  const candidates = await valuesFor(filter, explorer);
  if (candidates.length === 0) return "no value to try it with";
  let why = "";
  for (const value of candidates.slice(0, 16)) {
    const answer = await explorer.call(operation, { ...found.params, [name]: value });
    if (answer.code !== OK) return `${JSON.stringify(value)}: ${shown(answer)}`;
    const { rows, total } = readRows(operation, answer.result);
    const misfit = rows.find((row) => !fits(row, value, filter));
    if (misfit)
      return `${JSON.stringify(value)} gives ${JSON.stringify(fieldsOf(filter).map((field) => misfit[field]))}`;
    if (total > 0 && total < found.total) return undefined;
    why = `${JSON.stringify(value)} leaves ${total} of ${found.total}`;
  }
  return `never leaves a proper part: ${why}`;
}

function fieldsOf({ name, schema }: Filter): readonly string[] {
  return schema["x-filter"]?.fields ?? [schema["x-filter"]?.field ?? name];
}

/** What the rows themselves have, then what the catalogue offers. */
async function valuesFor(filter: Filter, explorer: Explorer): Promise<readonly unknown[]> {
  const { found, schema } = filter;
  const match = schema["x-filter"]?.match;
  const held = [
    ...new Set(fieldsOf(filter).flatMap((field) => found.rows.flatMap((row) => [row[field]].flat()))),
  ].filter((value) => value !== null && value !== undefined && value !== "" && typeof value !== "object");
  const told = held.length > 0 || isCoded(schema) ? held : lookAlikes(filter);
  const ordered = match === "from" || match === "to" ? [middle(told), ...told] : told;
  const asDates = ordered.map((value) =>
    schema.format === "date" && typeof value === "string" ? value.slice(0, 10) : value,
  );
  const target = targetOf(filter.name, schema);
  const table = schema["x-enum"] ?? schema.items?.["x-enum"];
  const offered = [
    ...(target === undefined ? [] : await explorer.idsOf(target)),
    ...(table === undefined ? [] : (explorer.tables.get(table) ?? [])),
    ...(schema.enum ?? []),
    ...(typesOf(schema).includes("boolean") ? [true, false] : []),
  ];
  const unmasked = asDates.map((value) =>
    typeof value === "string" && value.includes("*") ? value.slice(0, 3) : value,
  );
  const values = [...unmasked, ...offered];
  return isList(schema) ? values.map((value) => [value]) : values;
}

function isCoded(schema: Schema): boolean {
  return [schema, schema.items ?? {}].some(
    (one) => one["x-enum"] !== undefined || one["x-ref"] !== undefined || one.enum !== undefined,
  );
}

/** Where no field of the rows has the filter's name: whatever the rows tell that could be meant, the most telling last. */
function lookAlikes({ found, name, schema }: Filter): unknown[] {
  const values = [...new Set(found.rows.flatMap(leaves))];
  const type = typesOf(schema.items ?? schema);
  if (type.includes("integer") || type.includes("number"))
    return spread(values.filter((value) => typeof value === "number"));
  const texts = values.filter(
    (value): value is string => typeof value === "string" && value.length > 1 && value.length <= 40,
  );
  const isDay =
    schema.format === "date" || schema.format === "datetime" || /(date|time|start|end)/i.test(name);
  const days = texts.filter((text) => /^\d{4}-\d{2}-\d{2}/.test(text));
  if (isDay)
    return spread(days.map((day) => day.slice(0, schema.format === "datetime" ? 19 : 10)).toSorted());
  return spread(texts.filter((text) => !days.includes(text)));
}

function leaves(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

/** Twelve of them, from everywhere. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / 12));
  return items.filter((_item, index) => index % step === 0).slice(0, 12);
}

function middle(values: readonly unknown[]): unknown {
  const sorted = values.toSorted((a, b) =>
    typeof a === "number" ? a - Number(b) : String(a) < String(b) ? -1 : 1,
  );
  return sorted[Math.floor(sorted.length / 2)];
}

/** Whether the row may stand under the filter, as far as the row tells. */
function fits(row: Row, value: unknown, filter: Filter): boolean {
  const fields = fieldsOf(filter).filter((field) => field in row);
  if (fields.length < fieldsOf(filter).length) return true;
  const match = filter.schema["x-filter"]?.match;
  return fields.some((field) => {
    const held = row[field];
    if (match === "from")
      return typeof held === "string" ? held >= String(value) : Number(held) >= Number(value);
    if (match === "to")
      return typeof held === "string"
        ? held.slice(0, String(value).length) <= String(value)
        : Number(held) <= Number(value);
    const wanted = [value].flat();
    if (Array.isArray(held)) return wanted.some((one) => held.includes(one));
    if (typeof held === "string" && typeof wanted[0] === "string") {
      const coded = filter.schema["x-enum"] !== undefined || filter.schema.items?.["x-enum"] !== undefined;
      if (coded || match === "equals") return wanted.includes(held);
      return (
        held.includes("*") || wanted.some((one) => held.toLowerCase().includes(String(one).toLowerCase()))
      );
    }
    return wanted.some((one) => String(one) === String(held));
  });
}
