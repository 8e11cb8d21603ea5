import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FILE = "tests/proven.json";

/** The tests of `npm run test:rest` that were green, with the hash of all that they reached then. */
export interface ProvenTests {
  /** Counts the proofs: another sixteenth of the proven tests is run all the same after each. */
  readonly round: number;
  readonly green: Readonly<Record<string, string>>;
}

export async function readProvenTests(root: string): Promise<ProvenTests> {
  return JSON.parse(await readFile(path.join(root, FILE), "utf8")) as ProvenTests;
}

/** A line a test, sorted, so that two proofs merge. */
export async function writeProvenTests(root: string, { round, green }: ProvenTests): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(green).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(path.join(root, FILE), `${JSON.stringify({ round, green: sorted }, null, 2)}\n`);
}
