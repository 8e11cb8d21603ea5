import type { Count } from "./count.ts";
import { chooseTests } from "./proof/choose-tests.ts";
import { programVersions } from "./proof/program-versions.ts";
import { type ProvenTests, readProvenTests, writeProvenTests } from "./proof/proven-tests.ts";
import type { ProvableTest } from "./proof/provable-test.ts";
import { hashReaches } from "./proof/reach.ts";
import type { RestPart } from "./rest-parts.ts";
import type { Part } from "./run-parts.ts";

interface RestRun {
  readonly parts: readonly RestPart[];
  /** Changed files, from the root. */
  readonly changed: readonly string[];
  /** Of parts that alternate only the tests of this turn, and those of changed files; absent: all. */
  readonly turn: string | undefined;
  /** Runs what is proven too. */
  readonly isAnew: boolean;
}

/** The parts of `npm run test:rest` without what `tests/proven.json` proves. Prints how much that is. */
export async function partsOfTheRest(root: string, run: RestRun): Promise<readonly Part[]> {
  const { tests, proven, hashes } = await readProof(root, run);
  const { run: unproven, sample, leftOut } = chooseTests(tests, hashes, proven);
  const toRun = new Set([...sample, ...unproven.filter((test) => isInTurn(test, run))]);
  console.log(
    `The rest: ${toRun.size} of ${tests.length} test files and commands are run, ${sample.length} of them although they are proven. ` +
      `${leftOut.length} are proven, ${unproven.length + sample.length - toRun.size} have their turn with another commit.`,
  );
  return toParts(run, toRun, (ran, count) => {
    const red = sample.filter((test) => ran.includes(test) && isRed(test, count));
    for (const { id } of red) {
      console.log(`${id} was proven and is red: prove all of it anew by npm run test:prove -- --anew`);
    }
  });
}

/**
 * The parts of `npm run test:prove`: all of the rest that is not proven yet. What is green at its first try is written to
 * `tests/proven.json` after each part.
 */
export async function partsOfTheProof(root: string, run: RestRun): Promise<readonly Part[]> {
  const { tests, proven, hashes } = await readProof(root, run);
  if (hashes.size === 0) throw new Error("Only a checkout of the project can be proven.");
  const isCurrent = ({ id }: ProvableTest) => proven.green[id] === hashes.get(id);
  const toRun = new Set(tests.filter((test) => !isCurrent(test)));
  console.log(`The proof: ${toRun.size} of ${tests.length} test files and commands are not proven yet.`);
  const green = new Set(tests.filter((test) => !toRun.has(test)));
  return toParts(run, toRun, async (ran, count, part) => {
    for (const test of await part.findGreen(ran, count)) green.add(test);
    const hashesOfGreen = [...green].map(({ id }) => [id, hashes.get(id) ?? ""] as const);
    await writeProvenTests(root, { round: proven.round + 1, green: Object.fromEntries(hashesOfGreen) });
  });
}

async function readProof(root: string, { parts, isAnew }: RestRun) {
  const tests = parts.flatMap((part) => part.tests);
  const hashes = (await hashReaches(root, tests, await programVersions())) ?? new Map<string, string>();
  const { round, green } = await readProvenTests(root);
  const proven: ProvenTests = { round, green: isAnew ? {} : green };
  return { tests, proven, hashes };
}

function toParts(
  { parts }: RestRun,
  toRun: ReadonlySet<ProvableTest>,
  afterwards: (ran: readonly ProvableTest[], count: Count, part: RestPart) => Promise<void> | void,
): readonly Part[] {
  return parts.flatMap((part) => {
    const ran = part.tests.filter((test) => toRun.has(test));
    if (ran.length === 0) return [];
    const runPart = async () => {
      const count = await part.run(ran);
      await afterwards(ran, count, part);
      return count;
    };
    return [{ name: part.name, run: runPart }];
  });
}

function isInTurn(test: ProvableTest, { parts, turn, changed }: RestRun): boolean {
  const part = parts.find(({ tests }) => tests.includes(test));
  if (turn === undefined || !part?.alternates) return true;
  return (
    part.tests.indexOf(test) % 2 === Number(turn) % 2 || test.files.some((file) => changed.includes(file))
  );
}

function isRed({ files }: ProvableTest, { failed, failures }: Count): boolean {
  if (files.length === 0) return failed > 0;
  // A report of Playwright names files from the folder of tests.
  return files.some((file) => failures.some((failure) => failure.includes(file.replace(/^tests\//, ""))));
}
