import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** A change of one line that breaks one rule of `tests/spec.json`. */
export interface Mutant {
  /** `<topic>-<number>`, unique. */
  readonly id: string;
  /** The rule that the change breaks. */
  readonly rule: string;
  /** A source file, from the root. */
  readonly file: string;
  /** A text within one line, which the file has once. */
  readonly find: string;
  readonly replace: string;
  /** The wrong behaviour in words. */
  readonly says: string;
}

const FOLDER = path.join(import.meta.dirname, "topics");

/** The mutants of all topics, each file an array. Throws when two have one id. */
export async function readMutants(): Promise<readonly Mutant[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".json")).toSorted();
  const texts = await Promise.all(names.map(async (name) => await readFile(path.join(FOLDER, name), "utf8")));
  const mutants = texts.flatMap((text) => JSON.parse(text) as readonly Mutant[]);
  const twice = mutants.find(({ id }, at) => mutants.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`two mutants are called ${twice.id}`);
  return mutants;
}

/** The text of a file with the mutant in it. Throws when the place is not there once, or is longer than a line. */
export function applyMutant({ id, file, find, replace }: Mutant, text: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`mutant ${id}: ${file} has its place ${times} times: ${find}`);
  if (find.includes("\n") || replace.includes("\n"))
    throw new Error(`mutant ${id} changes more than one line`);
  return text.replace(find, () => replace);
}
