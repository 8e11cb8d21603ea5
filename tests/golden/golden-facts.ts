import { readFileSync } from "node:fs";

/** A case of facts that users and files put in, with what must come of them; amounts are yuan as text. */
export interface GoldenFacts<In, Expected> {
  readonly id: string;
  readonly in: In;
  readonly expected: Expected;
  /** The reckoning of the result from the facts. */
  readonly derivation: string;
  /** The law. */
  readonly source: string;
}

/** The files of cases. */
export const TOPICS = ["amount-in-words", "days", "income-tax", "payroll", "vat"] as const;
type Topic = (typeof TOPICS)[number];

/** The cases of a topic whose id matches, at least one. */
export function goldenFacts<In, Expected>(topic: Topic, id: RegExp): readonly GoldenFacts<In, Expected>[] {
  const path = new URL(`facts/${topic}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(path, "utf8")) as readonly GoldenFacts<In, Expected>[];
  const found = cases.filter((one) => id.test(one.id));
  if (found.length === 0) throw new Error(`there are no golden facts ${id.source}`);
  return found;
}

/** The one case of this name. */
export function goldenFact<In, Expected>(topic: Topic, id: string): GoldenFacts<In, Expected> {
  const [found] = goldenFacts<In, Expected>(topic, new RegExp(`^${id.replaceAll(".", "\\.")}$`));
  if (!found) throw new Error(`there are no golden facts ${id}`);
  return found;
}
