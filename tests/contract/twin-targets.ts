import { OK } from "./backend.ts";
import { type ContractOperation, type Schema, type Version, isListing } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { type Params, type Row, isList, readRows } from "./list-calls.ts";
import { questions } from "./questions.ts";

/** A row that two can read and change. */
export interface TwinTarget {
  /** The row that was read, and the parameters that found it. */
  readonly row: Row;
  /** The parameters that name it in the request. */
  readonly naming: Params;
  /** The row as it is now; of what is not there yet nothing. */
  readonly read: () => Promise<Row>;
}

/** The number of questions, and the number of rows of each answer. */
const MOST = 6;

/** The number of questions that give one row each. */
const MOST_OF_ONE = 240;

/** Rows that the operation changes, as the operation that answers their version shows them. */
export async function twinTargets(
  operation: ContractOperation,
  version: Version,
  explorer: Explorer,
): Promise<TwinTarget[]> {
  const reader = explorer.operation(version.read);
  const finding = await explorer.explore(reader);
  const others = evenly(await questions(reader, explorer, 200), isListing(reader) ? 2 * MOST : MOST_OF_ONE);
  const asked = [...(finding ? [finding.params] : []), ...others];
  const targets: TwinTarget[] = [];
  for (const wide of asked) {
    const question = {
      ...wide,
      ...narrowing(reader, version, (await firstRow(reader, wide, explorer)) ?? {}),
    };
    const answer = await explorer.call(reader, question);
    if (answer.code !== OK) continue;
    const rows = rowsOf(reader, answer.result, version);
    for (const row of spread(rows)) {
      const known = { ...question, ...row };
      const key = keyOf(row, version, explorer);
      targets.push({
        row: known,
        naming: namingOf(operation, version, known, key),
        read: async () => {
          const { result } = await explorer.call(reader, question);
          const now = rowsOf(reader, result, version);
          return now.find((candidate) => keyOf(candidate, version, explorer) === key) ?? {};
        },
      });
    }
  }
  return targets;
}

async function firstRow(
  reader: ContractOperation,
  question: Params,
  explorer: Explorer,
): Promise<Row | undefined> {
  const { code, result } = await explorer.call(reader, question);
  return code === OK && isListing(reader) ? readRows(reader, result).rows[0] : undefined;
}

/** Of a row found by several fields, those that its list takes as parameters. */
function narrowing({ request }: ContractOperation, { by }: Version, row: Row): Params {
  if (typeof by === "string") return {};
  const fields = Object.keys(by).filter((name) => name in (request.properties ?? {}) && isGiven(row[name]));
  return Object.fromEntries(fields.map((name) => [name, row[name]]));
}

/** Some from all over the list. */
function evenly<One>(all: readonly One[], most: number): readonly One[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_one, index) => index % step === 0);
}

/** The first ones and the last ones: what stands first is often not to be changed. */
function spread(rows: readonly Row[]): readonly Row[] {
  return rows.length <= MOST ? rows : [...rows.slice(0, MOST / 2), ...rows.slice(-MOST / 2)];
}

/** The rows that have a version; of a set, and of rows that may be missing, one at least. */
function rowsOf(reader: ContractOperation, result: unknown, version: Version): readonly Row[] {
  const isLoose = version.set === true || (typeof version.by !== "string" && version.each === undefined);
  if (typeof result === "object" && result !== null && "rowVersion" in result) return [result];
  const rows = result === null ? [] : readRows(reader, result).rows.flatMap(withChildren);
  if (rows.length === 0 && isLoose) return [{}];
  return version.set ? rows.slice(0, 1) : rows;
}

function withChildren(row: Row): Row[] {
  const children = (row["children"] ?? []) as readonly Row[];
  return [row, ...children.flatMap(withChildren)];
}

function namingOf({ request }: ContractOperation, { by, each }: Version, row: Row, key: unknown): Params {
  const top = request.properties ?? {};
  const inner: Readonly<Record<string, Schema>> =
    each === undefined ? top : (top[each]?.items?.properties ?? {});
  const pairs: (readonly [string, unknown])[] =
    typeof by === "string"
      ? [[by, key]]
      : Object.entries(by).map(([field, parameter]) => [parameter, row[parameter] ?? row[field]]);
  const companies = Object.keys(top).filter((name) => top[name]?.["x-ref"] === "company");
  const outer = [
    ...companies.map((name) => [name, row[name]] as const),
    ...pairs.filter(([name]) => name in top),
  ].filter(([name, value]) => isGiven(value) && !isList(top[name] ?? {}));
  const given = pairs.filter(([name, value]) => name in inner && isGiven(value));
  const named = given.map(([name, value]) => [name, isList(inner[name] ?? {}) ? [value] : value] as const);
  return each === undefined
    ? Object.fromEntries([...outer, ...named])
    : Object.fromEntries([...outer, [each, [Object.fromEntries(named)]]]);
}

/** The fields by which a row of a table of its own names itself. */
const KEYS: Readonly<Record<string, string>> = {
  company: "companyId",
  companyPeriod: "predictionId",
  incomeTaxFiling: "filingId",
  annualSettlement: "settlementId",
  department: "deptId",
  role: "roleId",
};

/** The identity of a row; of one found otherwise, all that it is found by. */
function keyOf(row: Row, { by, of, set }: Version, explorer: Explorer): unknown {
  if (set) return undefined;
  if (typeof by !== "string") return JSON.stringify(Object.keys(by).map((field) => row[field] ?? null));
  const key = explorer.catalogue.records.get(of)?.key ?? KEYS[of] ?? "id";
  return row[by] ?? row[key];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
