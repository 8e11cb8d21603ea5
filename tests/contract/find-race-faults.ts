import { type Answer, OK, REFUSED } from "./backend.ts";
import type { AtOnce, ContractOperation } from "./contract-operation.ts";
import type { Explorer } from "./explorer.ts";
import { type Repetition, doableRequests } from "./find-repeat-faults.ts";
import { shown } from "./find-refusal-faults.ts";
import type { Params } from "./list-calls.ts";
import { withVersions } from "./with-versions.ts";

const RACERS = 5;

/** The refusals of one who came too late. */
const TOO_LATE: ReadonlySet<string> = new Set([
  REFUSED.validation,
  REFUSED.missing,
  REFUSED.rule,
  REFUSED.stale,
]);

/**
 * Five who have read the same send the same at once, each with an intent of its own: the outcome is the one that the
 * catalogue names, and nothing is kept twice unless all of it is to be kept.
 */
export async function findRaceFaults(operation: ContractOperation, explorer: Explorer): Promise<Repetition> {
  let isTried = false;
  for (const params of await doableRequests(operation, explorer)) {
    const outcome = outcomeOf(operation, params, explorer);
    const read = await asRead(operation, params, explorer);
    await explorer.backend.doubled?.();
    const answers = await Promise.all(
      Array.from({ length: RACERS }, async () => await explorer.send(operation, read)),
    );
    if (!answers.some(isDone)) continue;
    isTried = true;
    const doubled = outcome === "all" ? [] : ((await explorer.backend.doubled?.()) ?? []);
    const faults = [...JUDGEMENTS[outcome](answers), ...doubled.map((kind) => `two of ${kind} say the same`)];
    // Saved as it was: there was nothing to come too late for. Another request may change something.
    const isChanged = operation.versions.length === 0 || (await isMoved(operation, params, read, explorer));
    if (isChanged || doubled.length > 0) return { isTried, faults };
  }
  return { isTried, faults: [] };
}

/** A save that names no record makes one, and makes another for the next unless what it says may be there once. */
function outcomeOf(operation: ContractOperation, params: Params, { catalogue }: Explorer): AtOnce {
  const { atOnce, versions, use } = operation;
  const isNew = versions.some(
    ({ by, each }) => each === undefined && typeof by === "string" && (params[by] ?? null) === null,
  );
  if (!isNew) return atOnce;
  const { unique = [], schema } = catalogue.records.get(use?.record ?? "") ?? {};
  const isSaid = (name: string) => (params[name] ?? schema?.properties?.[name]?.default ?? null) !== null;
  return unique.some((set) => set.every(isSaid)) ? "one" : "all";
}

const JUDGEMENTS: Readonly<Record<AtOnce, (answers: readonly Answer[]) => string[]>> = {
  one: (answers) => {
    const done = answers.filter(isDone).length;
    const wrong = answers.filter(({ code }) => code !== OK && !TOO_LATE.has(code)).map(shown);
    return [...(done === 1 ? [] : [`${done} were done, where one is to be`]), ...new Set(wrong)];
  },
  all: refusals,
  same: refusals,
};

function refusals(answers: readonly Answer[]): string[] {
  return [...new Set(answers.filter(({ code }) => code !== OK).map(shown))];
}

/** An answer about several says of how many it was done, or why of some it was not. */
function isDone({ code, result }: Answer): boolean {
  if (code !== OK) return false;
  const { successCount, failCount } = (result ?? {}) as Partial<Record<string, unknown>>;
  return typeof successCount === "number" ? successCount > 0 : (failCount ?? 0) === 0;
}

/** The request of one who has just read what it changes. */
async function asRead(operation: ContractOperation, params: Params, explorer: Explorer): Promise<Params> {
  if (operation.versions.length === 0) return params;
  const probe = await explorer.send(operation, params);
  if (probe.code !== OK) return withVersions(params, probe) ?? params;
  // There was none yet, and now there is one that can be read.
  return withVersions(params, await explorer.send(operation, params)) ?? params;
}

/** True unless the versions that were read are still those of the rows. */
async function isMoved(
  operation: ContractOperation,
  params: Params,
  read: Params,
  explorer: Explorer,
): Promise<boolean> {
  const now = withVersions(params, await explorer.send(operation, params));
  return now === undefined || JSON.stringify(now) !== JSON.stringify(read);
}
