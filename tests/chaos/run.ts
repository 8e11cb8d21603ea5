import { parseArgs } from "node:util";
import { groupRows } from "../../src/domain/group-rows.ts";
import { FAULTS } from "./faults.ts";
import { runFolderRound } from "./folder-round.ts";
import type { Intent } from "./intents.ts";
import { runTalkRound } from "./messages/talk-round.ts";
import { openTalkWorld } from "./messages/talk-world.ts";
import { type RoundResult, runRound } from "./round.ts";
import { runStormRound } from "./storm-round.ts";
import { openStormWorld } from "./storm-world.ts";
import { openFolderWorld, openPostgresWorld, type World } from "./world.ts";

/**
 * `npm run chaos`: 20 rounds of each fault; `--rounds 2` fewer, `--only cut` one of them. docs/chaos.md says what is done
 * and what must hold.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, only: { type: "string", multiple: true } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number above 0");
const FOLDER = "pglite";
const MESSAGES = "messages";
const STORM = "storm";
const names = [...Object.keys(FAULTS), FOLDER, STORM, MESSAGES];
const wanted = options.only ?? names;
if (!wanted.every((name) => names.includes(name))) throw new Error(`--only takes ${names.join(", ")}`);

let failed = 0;
say(
  "fault | rounds | acknowledged | sent again | given up | met a job | ready after, ms | slowest request, ms | faults",
);
await Promise.all([
  ...[false, true].map(
    async (kills) => await onPostgres(wanted.filter((name) => FAULTS[name]?.kills === kills)),
  ),
  onFolder(wanted.includes(FOLDER)),
]);
await onStorm(wanted.includes(STORM));
// Alone: where this process stands as a browser, PGlite takes it for one.
await onMessages(wanted.includes(MESSAGES));
say(failed === 0 ? "Nothing that was promised was broken." : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;

/** Faults that leave the process alive, and those that end it, have a database each: both take their time. */
async function onPostgres(faults: readonly string[]): Promise<void> {
  if (faults.length === 0) return;
  await using(await openPostgresWorld(), async (world) => {
    for (const name of faults) {
      const fault = FAULTS[name];
      if (fault) await repeat(name, world.workload.intents, async () => await runRound(fault, world));
    }
  });
}

async function onFolder(isWanted: boolean): Promise<void> {
  if (!isWanted) return;
  await using(await openFolderWorld(), async (world) => {
    await repeat(FOLDER, world.workload.intents, async () => await runFolderRound(world));
  });
}

async function onStorm(isWanted: boolean): Promise<void> {
  if (!isWanted) return;
  await using(await openStormWorld(), async (world) => {
    await repeat(STORM, world.workload.intents, async () => await runStormRound(world));
    const done = groupRows(
      world.workload.intents.filter(({ state }) => state === "done"),
      ({ kind }) => kind,
    );
    const counts = [...done].map(([kind, intents]) => `${kind} ${intents.length}`);
    say(`  ${STORM}: kills ${world.kills()}, acknowledged ${counts.join(", ")}`);
  });
}

async function onMessages(isWanted: boolean): Promise<void> {
  if (!isWanted) return;
  await using(await openTalkWorld(), async (world) => {
    await repeat(MESSAGES, world.intents, async (round) => await runTalkRound(world, round));
    const { line, tally } = world;
    const counts = Object.entries({ ...tally, ...line.counts }).map(([what, count]) => `${what} ${count}`);
    say(`  ${MESSAGES}: ${counts.join(", ")}`);
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Nothing of a world stays behind, however the test ends. */
async function using<Given extends Pick<World, "close">>(
  world: Given,
  work: (world: Given) => Promise<void>,
): Promise<void> {
  const leave = () => void world.close().finally(() => process.exit(1));
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    await work(world);
  } finally {
    process.off("SIGINT", leave).off("SIGTERM", leave);
    await world.close();
  }
}

async function repeat(
  name: string,
  allIntents: readonly Intent[],
  round: (number: number) => Promise<RoundResult>,
): Promise<void> {
  const before = allIntents.length;
  const results: RoundResult[] = [];
  while (results.length < rounds) {
    const result = await round(results.length + 1);
    results.push(result);
    for (const fault of result.faults) say(`  ${name}, round ${results.length}: ${fault}`);
  }
  const intents = allIntents.slice(before);
  const count = (state: string) => intents.filter((intent) => intent.state === state).length;
  const faults = results.reduce((sum, result) => sum + result.faults.length, 0);
  const greatest = (values: readonly number[]) => Math.round(Math.max(...values));
  failed += faults;
  say(
    [
      name,
      results.length,
      count("done"),
      intents.filter(({ tries, state }) => state === "done" && tries > 1).length,
      count("abandoned"),
      results.filter(({ met }) => met).length,
      greatest(results.map(({ readyAfter }) => readyAfter)),
      greatest(results.map(({ slowest }) => slowest)),
      faults,
    ].join(" | "),
  );
}
