import { type Answer, OK, REFUSED } from "./backend.ts";
import type { ContractOperation } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { pageOf, readRows } from "./list-calls.ts";
import { shown } from "./find-refusal-faults.ts";

/** A reader answers a sensible question, the same twice, and leaves every table as it was. */
export async function findReadFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  if (operation.effect === "write" || operation.answersFile) return [];
  const faults: string[] = [];
  const finding = isListed(operation) ? await explorer.explore(operation) : undefined;
  if (isListed(operation) && !finding) faults.push("no question was found that it answers with rows");
  const params = finding?.params ?? (await explorer.sample(operation));
  await explorer.backend.touched?.();
  const answer = await explorer.call(operation, params);
  const touched = (await explorer.backend.touched?.()) ?? [];
  if (!isAnswered(operation, answer)) faults.push(`${JSON.stringify(params)}: ${shown(answer)}`);
  if (touched.length > 0) faults.push(`reading wrote to ${touched.join(", ")}`);
  const again = await explorer.call(operation, params);
  if (JSON.stringify(again.result) !== JSON.stringify(answer.result))
    faults.push("answers the same question in two ways");
  return faults;
}

/** A made-up question of an operation with rules of its own may be answered by the reason why there is no answer. */
function isAnswered({ use }: ContractOperation, { code }: Answer): boolean {
  const refused: readonly string[] = [REFUSED.missing, REFUSED.rule, REFUSED.validation];
  return code === OK || (use === undefined && refused.includes(code));
}

function isListed({ paging, use }: ContractOperation): boolean {
  return paging !== undefined || use?.does === "list";
}

/** Pages follow each other without a gap or a double, and their number is the total. */
export async function findPagingFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  if (!operation.paging) return [];
  const finding = await explorer.exploreAnew(operation);
  if (!finding || finding.total < 2) return [];
  const size = Math.max(1, Math.min(50, Math.ceil(finding.total / 3)));
  const seen: string[] = [];
  const pages = Math.min(6, Math.ceil(finding.total / size));
  const faults: string[] = [];
  for (let page = 1; page <= pages + 1; page += 1) {
    const { result } = await explorer.call(operation, {
      ...finding.params,
      ...pageOf(operation, size, page),
    });
    const { rows, total } = readRows(operation, result);
    if (total !== finding.total)
      faults.push(`page ${page} tells of ${total} rows, the first of ${finding.total}`);
    const expected = Math.max(0, Math.min(size, finding.total - (page - 1) * size));
    if (rows.length !== expected)
      faults.push(`page ${page} of ${size} has ${rows.length} rows instead of ${expected}`);
    seen.push(...rows.map((row) => JSON.stringify(row)));
  }
  if (new Set(seen).size < seen.length)
    faults.push(`${seen.length - new Set(seen).size} rows stand on two pages`);
  return faults;
}

/** Sorted by any field that is offered, the rows rise or fall. */
export async function findSortFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  const { sort, request } = operation;
  if (!sort) return [];
  const finding = await explorer.exploreAnew(operation);
  if (!finding) return [];
  const faults: string[] = [];
  for (const field of (request.properties?.[sort.by]?.enum ?? []) as string[]) {
    const ask = async (order: string) => {
      const { result } = await explorer.call(operation, {
        ...finding.params,
        [sort.by]: field,
        [sort.order]: order,
      });
      return readRows(operation, result).rows.map((row) => row[field] ?? null);
    };
    const rising = await ask(sort.ascending);
    const falling = await ask(sort.descending);
    if (rising.length !== finding.rows.length)
      faults.push(`sorted by ${field} it has ${rising.length} rows, else ${finding.rows.length}`);
    if (rising.every((value) => value === null)) continue;
    if (!isMonotone(rising)) faults.push(`ascending by ${field}: ${JSON.stringify(rising.slice(0, 8))}`);
    if (!isMonotone(falling.toReversed()))
      faults.push(`descending by ${field}: ${JSON.stringify(falling.slice(0, 8))}`);
  }
  return faults;
}

/** Numbers and what is written in digits and Latin letters; the order of Chinese texts is the database's own. */
function isMonotone(values: readonly unknown[]): boolean {
  const comparable = values.filter(
    (value): value is number | string =>
      typeof value === "number" || (typeof value === "string" && /^[ -~]*$/.test(value)),
  );
  return comparable.every((value, index) => {
    const before = comparable[index - 1];
    if (before === undefined) return true;
    if (typeof value === "number" && typeof before === "number") return before <= value;
    return String(before).toLowerCase() <= String(value).toLowerCase();
  });
}
