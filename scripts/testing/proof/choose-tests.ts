import { createHash } from "node:crypto";
import type { ProvenTests } from "./proven-tests.ts";
import type { ProvableTest } from "./provable-test.ts";

/** One proven test of so many is run all the same. */
const SAMPLE = 16;

export interface Choice {
  readonly run: readonly ProvableTest[];
  /** Those of `run` that are proven: each has to be green. */
  readonly sample: readonly ProvableTest[];
  readonly leftOut: readonly ProvableTest[];
}

/** Chooses the tests that nothing proves, and a sixteenth of the others, by their hash and the round of the proof. */
export function chooseTests(
  tests: readonly ProvableTest[],
  hashes: ReadonlyMap<string, string>,
  { round, green }: ProvenTests,
): Choice {
  const isProven = ({ id }: ProvableTest) => green[id] !== undefined && green[id] === hashes.get(id);
  const isSample = ({ id }: ProvableTest) => {
    const digest = createHash("sha256")
      .update([round, id, hashes.get(id)].join("\n"))
      .digest();
    return digest.readUInt32BE() % SAMPLE === 0;
  };
  const sample = tests.filter((test) => isProven(test) && isSample(test));
  return {
    run: tests.filter((test) => !isProven(test) || sample.includes(test)),
    sample,
    leftOut: tests.filter((test) => isProven(test) && !sample.includes(test)),
  };
}
