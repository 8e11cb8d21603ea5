import { OK, REFUSED } from "./backend.ts";
import { changedValues } from "./changed-value.ts";
import type { ContractOperation, Version } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { shown } from "./find-refusal-faults.ts";
import { type Params, type Row, isList } from "./list-calls.ts";
import { isVersion } from "./sample-value.ts";
import { type TwinTarget, twinTargets } from "./twin-targets.ts";
import { putVersion } from "./with-versions.ts";

/** Requests that are tried until one changes something. */
const MOST_TRIES = 400;

/** A record whose state refused so many of them is left for the next one. */
const MOST_RULE_REFUSALS = 3;

/**
 * Two read the same, and both write: the second is refused, and so is one without the version that was read; neither
 * touches a table, and the write of the first stands. A row that the first has removed cannot be written
 * over: the second may be refused, or answered as done.
 */
export async function findTwinFaults(operation: ContractOperation, explorer: Explorer): Promise<string[]> {
  const faults: string[] = [];
  for (const version of operation.versions) faults.push(...(await faultsOf(operation, version, explorer)));
  return faults;
}

async function faultsOf(
  operation: ContractOperation,
  version: Version,
  explorer: Explorer,
): Promise<string[]> {
  const answers = new Set<string>();
  let left = MOST_TRIES;
  for (const target of await twinTargets(operation, version, explorer)) {
    let refusals = 0;
    for await (const params of requests(operation, version, target, explorer)) {
      if (left === 0 || refusals === MOST_RULE_REFUSALS) break;
      left -= 1;
      const seen = await target.read();
      const first = await explorer.send(operation, asReadIn(operation, version, params, seen));
      const after = first.code === OK ? await target.read() : seen;
      if (versionIn(after) !== versionIn(seen))
        return await secondFaults(operation, version, { params, seen, after, target }, explorer);
      if (first.code === REFUSED.rule) refusals += 1;
      answers.add(first.code === OK ? "nothing changed" : shown(first));
    }
  }
  return [`no first writer: ${[...answers].slice(0, 5).join("; ") || "nothing was found to change"}`];
}

interface Written {
  readonly params: Params;
  readonly seen: Row;
  readonly after: Row;
  readonly target: TwinTarget;
}

async function secondFaults(
  operation: ContractOperation,
  version: Version,
  { params, seen, after, target }: Written,
  explorer: Explorer,
): Promise<string[]> {
  const tries: readonly (readonly [who: string, request: Params])[] = [
    ["who read before the first wrote", asReadIn(operation, version, params, seen)],
    ["who does not say what was read", params],
  ];
  const isGone = Object.keys(after).length === 0;
  const faults: string[] = [];
  for (const [who, request] of tries) {
    await explorer.backend.touched?.();
    const answer = await explorer.send(operation, request);
    if (answer.code !== REFUSED.stale && !isGone) faults.push(`${who} is not refused: ${shown(answer)}`);
    const touched = (await explorer.backend.touched?.()) ?? [];
    const isDone = isGone && answer.code === OK;
    if (touched.length > 0 && !isDone) faults.push(`${who} wrote to ${touched.join(", ")}`);
    const now = await target.read();
    if (JSON.stringify(now) !== JSON.stringify(after)) faults.push(`${who} has undone what the first wrote`);
  }
  return faults;
}

/** Requests about the row that change one thing each, the rest as it was read or made up; then all at once. */
async function* requests(
  operation: ContractOperation,
  { each }: Version,
  { row, naming }: TwinTarget,
  explorer: Explorer,
): AsyncGenerator<Params> {
  const others = operation.versions.flatMap((version) =>
    version.each === undefined || version.each === each ? [] : [[version.each, []] as const],
  );
  const sample = { ...(await explorer.sample(operation)), ...Object.fromEntries(others) };
  const top = { ...sample, ...known(operation.request, row), ...naming };
  const schema = each === undefined ? operation.request : (operation.request.properties?.[each]?.items ?? {});
  const [named = {}] = each === undefined ? [naming] : (naming[each] as Params[]);
  const inner = each === undefined ? top : { ...known(schema, row), ...named };
  const whole = (entry: Params): Params => (each === undefined ? entry : { ...top, [each]: [entry] });
  const all: Params = {};
  // Fields that change together are sent as a list.
  const parts = Object.entries(schema.properties ?? {}).toSorted(
    ([, a], [, b]) => Number(isList(b)) - Number(isList(a)),
  );
  for (const [name, part] of parts) {
    if (name in named || isVersion(name) || (each === undefined && name in naming)) continue;
    const values = await changedValues(name, part, row[name], explorer);
    if (values.length > 0) all[name] = values[0];
    for (const value of values) yield whole({ ...inner, [name]: value });
  }
  yield whole({ ...inner, ...all });
  const isPlain = (name: string) => schema.properties?.[name]?.["x-ref"] === undefined;
  yield whole({ ...inner, ...Object.fromEntries(Object.entries(all).filter(([name]) => isPlain(name))) });
}

/** The required parameters, as the row has them. */
function known({ properties = {}, required = [] }: ContractOperation["request"], row: Row): Params {
  const held = required.filter(
    (name) => row[name] !== undefined && row[name] !== null && properties[name]?.["x-mask"] === undefined,
  );
  return Object.fromEntries(held.map((name) => [name, row[name]]));
}

function versionIn(row: Row): string | null {
  return (row["rowVersion"] ?? null) as string | null;
}

/** The request of one who has read the row. */
function asReadIn({ request }: ContractOperation, { by, each }: Version, params: Params, row: Row): Params {
  const isSeveral = typeof by === "string" && isList(request.properties?.[by] ?? {});
  return putVersion(params, each !== undefined ? `${each}.0` : isSeveral ? `${by}.0` : "", versionIn(row));
}
