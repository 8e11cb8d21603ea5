import { isDeepStrictEqual } from "node:util";
import { ask } from "./load.ts";
import { samplesOf } from "./mix.ts";
import type { BenchFacts } from "./prepare-database.ts";

/** Of each kind of request. */
const SAMPLES = 12;

/** Throws when the two servers answer a request differently: then one of them does other work. */
export async function compareAnswers(ours: string, hand: string, facts: BenchFacts): Promise<void> {
  for (const question of samplesOf(facts, SAMPLES)) {
    const [ourAnswer, handAnswer] = [await ask(ours, question), await ask(hand, question)];
    if (
      ourAnswer === undefined ||
      handAnswer === undefined ||
      !isDeepStrictEqual(JSON.parse(ourAnswer), JSON.parse(handAnswer))
    ) {
      const asked = JSON.stringify(question.body ?? question.path);
      const at = Math.max(0, firstDifference(ourAnswer, handAnswer) - SHOWN_BEFORE);
      const excerpt = (answer = "none") => answer.slice(at, at + SHOWN);
      throw new Error(
        `The answers to "${question.name}" differ: ${asked}\nours    ${excerpt(ourAnswer)}\nby hand ${excerpt(handAnswer)}`,
      );
    }
  }
}

/** Characters of an answer that an error shows, and of these before the difference: a page has 20,000. */
const SHOWN = 400;
const SHOWN_BEFORE = 100;

function firstDifference(left = "", right = ""): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}
