import { OK } from "./backend.ts";
import { isCoded, valuesFor } from "./candidate-values.ts";
import { type ContractOperation, type Schema, filterOf } from "./contract-operation.ts";
import { type Explorer, type Finding } from "./explorer.ts";
import { type Row, needed, readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";
import { RowFields } from "./row-fields.ts";

/** The number of values that each filter is tried with. */
const MOST_VALUES = 16;

/** Every filter leaves a proper part of the rows, at least one, and each of them fits; what is no filter leaves them all. */
export async function findFilterFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  const { use, paging, sort, request } = operation;
  if (operation.effect === "write" || !(paging || use?.does === "list")) return [];
  const finding = await explorer.exploreAnew(operation);
  if (!finding) return [];
  const telling = [...finding.rows, ...(await explorer.lastRows(finding))];
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
    const fault = await tryEverywhere({ operation, finding, telling, name, schema }, explorer);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

interface Filter {
  readonly operation: ContractOperation;
  readonly finding: Finding;
  /** Rows with values that the filter could be sent with. */
  readonly telling: readonly Row[];
  readonly name: string;
  readonly schema: Schema;
}

interface Fault {
  readonly text: string;
  /** Other rows may do, where the list takes other companies or periods. */
  readonly lacksRows: boolean;
}

async function tryEverywhere(filter: Filter, explorer: Explorer): Promise<string | undefined> {
  if (filter.schema["x-filter"] === false) return await tryNoFilter(filter, explorer);
  if (filter.schema["x-state"] !== undefined) return await tryState(filter, explorer);
  const first = await tryFilter(filter, explorer);
  if (!first?.lacksRows) return first?.text;
  for (const finding of await explorer.exploreOthers(filter.operation)) {
    const other = { ...filter, finding, telling: finding.rows };
    if (await areAllAlike(other, explorer)) continue;
    const outcome = await tryFilter(other, explorer);
    if (!outcome?.lacksRows) return outcome?.text;
  }
  return first.text;
}

async function tryFilter(filter: Filter, explorer: Explorer): Promise<Fault | undefined> {
  const { operation, finding, name, schema } = filter;
  const fields = new RowFields(operation, schema, name, explorer);
  // Stored records may have more fields than their lists show.
  if (operation.use === undefined && namesFields(schema) && fields.unknown.length > 0)
    return { text: `narrows by ${fields.unknown.join(", ")}, which no row has`, lacksRows: false };
  const candidates = await valuesFor({ name, schema, rows: filter.telling }, fields, explorer);
  if (candidates.length === 0) return { text: "no value to try it with", lacksRows: true };
  const beside = filterOf(schema)?.with;
  const without = beside && (await ask(filter, explorer, beside)).rows;
  let why = "";
  const tries = (await areAllAlike(filter, explorer)) ? 1 : MOST_VALUES;
  for (const value of candidates.slice(0, tries)) {
    const { rows, total, refusal } = await ask(filter, explorer, { ...beside, [name]: value });
    if (refusal !== undefined) return { text: `${JSON.stringify(value)}: ${refusal}`, lacksRows: false };
    for (const row of isForAll(value, total, filter) ? [] : rows) {
      if (await fits(row, value, schema, fields)) continue;
      const held = JSON.stringify(await fields.read(row));
      return { text: `${JSON.stringify(value)} gives ${held}`, lacksRows: false };
    }
    const narrows = without === undefined || JSON.stringify(without) !== JSON.stringify(rows);
    if (total > 0 && total < finding.total && narrows) return undefined;
    why = `${JSON.stringify(value)} leaves ${total} of ${finding.total}`;
  }
  return { text: `never leaves a proper part: ${why}`, lacksRows: true };
}

/** True when every row of the list is seen to hold the same: whatever it is narrowed by, all of them are left or none. */
async function areAllAlike(
  { operation, finding, name, schema }: Filter,
  explorer: Explorer,
): Promise<boolean> {
  const fields = new RowFields(operation, schema, name, explorer);
  const { rows, total } = finding;
  const { with: beside, through } = filterOf(schema) ?? {};
  if (rows.length < total || beside !== undefined || through !== undefined) return false;
  if (!rows.every((row) => fields.areIn(row))) return false;
  const held = new Set<string>();
  for (const row of rows) {
    const values = await fields.read(row);
    if (values.length === 0 || values.includes(undefined)) return false;
    held.add(JSON.stringify(values));
  }
  const [only = "*"] = held;
  // Masked texts look alike and need not be.
  return held.size === 1 && !only.includes("*");
}

function namesFields(schema: Schema): boolean {
  const { field, fields, through } = filterOf(schema) ?? {};
  return through === undefined && (field ?? fields) !== undefined;
}

/** True for a code that selects all rows, such as -1. */
function isForAll(value: unknown, total: number, { finding, schema }: Filter): boolean {
  return isCoded(schema) && total === finding.total && [-1, -999, ""].includes([value].flat()[0] as number);
}

/** Every row is in one of the states, and in no other. */
async function tryState(filter: Filter, explorer: Explorer): Promise<string | undefined> {
  const { finding, name, schema } = filter;
  const values = explorer.catalogue.states.get(schema["x-state"] ?? "") ?? [];
  const totals: number[] = [];
  for (const value of values) {
    const { total, refusal } = await ask(filter, explorer, { [name]: value });
    if (refusal !== undefined) return `${value}: ${refusal}`;
    totals.push(total);
  }
  const counts = values.map((value, index) => `${value} ${totals[index]}`).join(", ");
  if (totals.reduce((sum, total) => sum + total, 0) !== finding.total)
    return `its states come to other than the ${finding.total} rows: ${counts}`;
  return totals.some((total) => total > 0 && total < finding.total)
    ? undefined
    : `never leaves a proper part: ${counts}`;
}

/** A parameter that the catalogue calls no filter leaves all rows, and as they are unless it is what each row is about. */
async function tryNoFilter(filter: Filter, explorer: Explorer): Promise<string | undefined> {
  const { operation, finding, name, schema } = filter;
  const fields = new RowFields(operation, schema, name, explorer);
  const candidates = await valuesFor({ name, schema, rows: filter.telling }, fields, explorer);
  if (candidates.length === 0) return "no value to try it with";
  for (const value of candidates) {
    const { rows, refusal } = await ask(filter, explorer, { [name]: value });
    if (refusal !== undefined) return `${JSON.stringify(value)}: ${refusal}`;
    const isAbout = rows.length > 0 && rows.every((row) => name in row && row[name] === value);
    const isLike = isAbout
      ? rows.length === finding.rows.length
      : JSON.stringify(rows) === JSON.stringify(finding.rows);
    if (!isLike)
      return `${JSON.stringify(value)} leaves ${rows.length} of ${finding.rows.length} rows, and is said to be no filter`;
  }
  return undefined;
}

async function ask({ operation, finding }: Filter, explorer: Explorer, more: Row) {
  const answer = await explorer.call(operation, { ...finding.params, ...more });
  const refusal = answer.code === OK ? undefined : shown(answer);
  return { ...readRows(operation, answer.code === OK ? answer.result : null), refusal };
}

/** True when the row may stand under the filter, as far as its fields show. */
async function fits(row: Row, value: unknown, schema: Schema, fields: RowFields): Promise<boolean> {
  if (!fields.areIn(row)) return true;
  const match = filterOf(schema)?.match;
  const coded = schema["x-enum"] !== undefined || schema.items?.["x-enum"] !== undefined;
  for (const held of await fields.read(row)) if (fitsOne(held, value, match, coded)) return true;
  return false;
}

function fitsOne(held: unknown, value: unknown, match: string | undefined, coded: boolean): boolean {
  if (match === "from")
    return typeof held === "string" ? held >= String(value) : Number(held) >= Number(value);
  if (match === "to")
    return typeof held === "string"
      ? held.slice(0, String(value).length) <= String(value)
      : Number(held) <= Number(value);
  const wanted = [value].flat();
  if (typeof held === "string" && typeof wanted[0] === "string") {
    if (coded || match === "equals") return wanted.includes(held);
    return (
      held.includes("*") || wanted.some((text) => held.toLowerCase().includes(String(text).toLowerCase()))
    );
  }
  return wanted.some((text) => String(text) === String(held));
}
