import { OK } from "./backend.ts";
import { valuesFor } from "./candidate-values.ts";
import type { ContractOperation, Recount } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Params, type Row, isList, pageOf, readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";
import { RowFields } from "./row-fields.ts";

const LONGEST_PAGE = 500;
const MOST_PAGES = 20;
/** Amounts that are a cent apart are the same. */
const CENT = 0.005;

/** A number that the catalogue ties to a list is what the rows come to, under each parameter that both take. */
export async function findStatisticFaults(
  statistic: ContractOperation,
  explorer: Explorer,
): Promise<string[]> {
  const asked = await firstQuestion(statistic, explorer);
  const questions = [asked, ...(await narrower(statistic, asked, explorer))];
  const faults: string[] = [];
  for (const params of questions) {
    const answer = await explorer.call(statistic, params);
    if (answer.code !== OK) faults.push(`${JSON.stringify(params)}: ${shown(answer)}`);
    else
      for (const fault of await recount(statistic, params, answer.result, explorer))
        faults.push(`${JSON.stringify(params)}: ${fault}`);
  }
  return faults;
}

/** Of what the first list was found to have rows for, so that there is something to count. */
async function firstQuestion(statistic: ContractOperation, explorer: Explorer): Promise<Params> {
  const sample = await explorer.sample(statistic);
  const [first] = statistic.recounts;
  if (!first) return sample;
  const params = (await explorer.explore(explorer.operation(first.list)))?.params ?? {};
  const known = Object.keys(sample).flatMap((name) => {
    const value = params[listName(first, name)];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...sample, ...Object.fromEntries(known), ...first.ask };
}

/** The same question narrowed by one more parameter, by a value that the rows have. */
async function narrower(
  { recounts, request }: ContractOperation,
  asked: Params,
  explorer: Explorer,
): Promise<Params[]> {
  const [first] = recounts;
  if (!first) return [];
  const list = explorer.operation(first.list);
  const rows = (await explorer.explore(list))?.rows ?? [];
  const questions: Params[] = [];
  for (const [name, parameter] of Object.entries(request.properties ?? {})) {
    const schema = list.request.properties?.[listName(first, name)];
    if (name in asked || !schema || isOfPage(list, name)) continue;
    const fields = new RowFields(list, schema, listName(first, name), explorer);
    const [value] = await valuesFor({ name, schema: { ...parameter, ...schema }, rows }, fields, explorer);
    if (value !== undefined)
      questions.push({ ...asked, [name]: isList(parameter) ? value : [value].flat()[0] });
  }
  return questions;
}

function isOfPage({ paging, sort }: ContractOperation, name: string): boolean {
  return [paging?.page, paging?.size, sort?.by, sort?.order, "currentPage"].includes(name);
}

async function recount(
  { recounts }: ContractOperation,
  params: Params,
  result: unknown,
  explorer: Explorer,
): Promise<string[]> {
  const numbers = new Map<string, number>();
  const groups: string[] = [];
  for (const counted of recounts) {
    const list = explorer.operation(counted.list);
    const rows = await allRows(list, paramsOf(list, counted, params), explorer);
    if (typeof rows === "string") return [`${list.id} ${rows}`];
    for (const [path, number] of Object.entries(counted.numbers ?? {})) {
      const kept = rows.filter((row) => fits(row, number.where));
      const value = number.sum === undefined ? countOf(kept, number.distinct) : sumOf(kept, number.sum);
      numbers.set(path, (numbers.get(path) ?? 0) + value);
    }
    for (const [path, group] of Object.entries(counted.groups ?? {})) {
      const kept = rows.filter((row) => fits(row, group.where));
      groups.push(...compareGroups(path, group, kept, result));
    }
  }
  const wrong = [...numbers].flatMap(([path, counted]) => {
    const value = at(result, path);
    return typeof value === "number" && Math.abs(value - counted) < CENT
      ? []
      : [`${path} is ${JSON.stringify(value)}, the rows come to ${counted}`];
  });
  return [...wrong, ...groups];
}

function paramsOf(list: ContractOperation, counted: Recount, params: Params): Params {
  const known = list.request.properties ?? {};
  const passed = Object.entries(params).flatMap(([name, value]) => {
    const schema = known[listName(counted, name)];
    return schema ? [[listName(counted, name), isList(schema) ? [value].flat() : value] as const] : [];
  });
  return { ...Object.fromEntries(passed), ...counted.params };
}

/** The list's name for a parameter of the statistic. */
function listName({ as = {} }: Recount, name: string): string {
  return Object.entries(as).find(([, statistic]) => statistic === name)?.[0] ?? name;
}

async function allRows(
  list: ContractOperation,
  params: Params,
  explorer: Explorer,
): Promise<readonly Row[] | string> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await explorer.call(list, { ...params, ...pageOf(list, LONGEST_PAGE, page) });
    if (answer.code !== OK) return shown(answer);
    const { rows: some, total } = readRows(list, answer.result);
    rows.push(...some);
    if (!list.paging || page * LONGEST_PAGE >= total) return rows;
  }
  return `has more than ${MOST_PAGES * LONGEST_PAGE} rows`;
}

function compareGroups(
  path: string,
  { by, key, count }: NonNullable<Recount["groups"]>[string],
  rows: readonly Row[],
  result: unknown,
): string[] {
  const counted = new Map<string, number>();
  for (const value of rows.flatMap((row) => [row[by]].flat())) {
    if ((typeof value !== "string" && typeof value !== "number") || value === "") continue;
    counted.set(String(value), (counted.get(String(value)) ?? 0) + 1);
  }
  const entries = at(result, path) as readonly Row[];
  const answered = new Map(entries.map((entry) => [String(entry[key]), entry[count]]));
  return [...new Set([...counted.keys(), ...answered.keys()])].flatMap((value) =>
    (answered.get(value) ?? 0) === (counted.get(value) ?? 0)
      ? []
      : [`${path} of ${value} is ${String(answered.get(value))}, the rows come to ${counted.get(value)}`],
  );
}

/** `result` is the whole of it. */
function at(result: unknown, path: string): unknown {
  return path === "result"
    ? result
    : path.split(".").reduce<unknown>((value, step) => (value as Row | null | undefined)?.[step], result);
}

function fits(row: Row, where: Row = {}): boolean {
  return Object.entries(where).every(([field, wanted]) => [wanted].flat().includes(row[field]));
}

function countOf(rows: readonly Row[], distinct: string | undefined): number {
  return distinct === undefined ? rows.length : new Set(rows.map((row) => row[distinct])).size;
}

function sumOf(rows: readonly Row[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);
}
