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
      throw new Error(
        `The answers to "${question.name}" differ: ${asked}\nours    ${ourAnswer}\nby hand ${handAnswer}`,
      );
    }
  }
}
