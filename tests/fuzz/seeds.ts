import { env, stdout } from "node:process";

/** A run that fails at once at so many seeds has said enough. */
const ENOUGH = Number(env.FUZZ_ENOUGH ?? 10);

/**
 * Tries the seeds and gives those that fail, each with what is wrong and what it was: one with FUZZ_SEED,
 * FUZZ_RUNS many, or those of every commit, which are always the same. Long runs say how far they are.
 */
export async function failingSeeds(
  everyCommit: number,
  attempt: (seed: number) => Promise<Attempt> | Attempt,
): Promise<string[]> {
  const first = Number(env.FUZZ_SEED ?? env.FUZZ_FROM ?? 0);
  const runs = env.FUZZ_SEED === undefined ? Number(env.FUZZ_RUNS ?? everyCommit) : 1;
  const isLong = env.FUZZ_RUNS !== undefined;
  const failing: string[] = [];
  for (let done = 0; done < runs && failing.length < ENOUGH; done += 1) {
    if (isLong && done > 0 && done % 100 === 0) stdout.write(`${done} of ${runs}, ${failing.length} fail\n`);
    const { faults, subject } = await attempt(first + done);
    if (faults.length === 0) continue;
    failing.push(`FUZZ_SEED=${first + done}\n${faults.join("\n")}\n${subject}`);
    if (isLong) stdout.write(`FUZZ_SEED=${first + done} ${faults[0]?.slice(0, 200)}\n`);
  }
  return failing;
}

interface Attempt {
  readonly faults: readonly string[];
  /** The input that was tried, as text. */
  readonly subject: string;
}
