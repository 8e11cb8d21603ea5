import type { Round, Subject } from "./report.ts";
import { difference, type Texts } from "./texts.ts";

/** The measurements of one use of a page. */
export interface Visit<Key extends string> {
  readonly measures: { readonly [key in Key]: number };
  /** The texts that it showed on the way, to be compared with the others. */
  readonly shown: readonly Texts[];
}

/**
 * Visits all subjects again and again, each round beginning with another; gives the rounds so far after each,
 * so that a run that is cut short has not been in vain. Throws when two subjects show different texts.
 */
export async function* interleave<Key extends string, One extends Subject>(
  subjects: readonly [One, ...One[]],
  wanted: number,
  visit: (subject: One) => Promise<Visit<Key>>,
): AsyncGenerator<readonly Round<Key>[]> {
  await compareTexts(subjects, visit);
  const rounds: Round<Key>[] = [];
  for (let number = 0; number < wanted; number += 1) {
    const measured = new Map<string, Visit<Key>["measures"]>();
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const subject = subjects[(number + turn) % subjects.length] as One;
      measured.set(subject.name, (await visit(subject)).measures);
    }
    rounds.push(Object.fromEntries(measured));
    yield rounds;
  }
}

/** The first visits warm up the machine. Pages that show other texts than ours do other work. */
async function compareTexts<Key extends string, One extends Subject>(
  [first, ...others]: readonly [One, ...One[]],
  visit: (subject: One) => Promise<Visit<Key>>,
): Promise<void> {
  const { shown } = await visit(first);
  for (const page of others) {
    const theirs = (await visit(page)).shown;
    for (const [index, texts] of shown.entries()) {
      const fault = theirs[index] ? difference(texts, theirs[index]) : "nothing shown";
      if (fault !== undefined) {
        throw new Error(`${first.title} and ${page.title} differ at stop ${index + 1}: ${fault}`);
      }
    }
  }
}
