import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { gatherConditions } from "../../src/renderer/list/sentence/gather-conditions.ts";
import { readSentence } from "../../src/renderer/list/sentence/read-sentence.ts";
import { spokenConditions } from "../../src/renderer/list/sentence/spoken-conditions.ts";
import type { ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { PHRASES } from "./phrases.ts";

/** A Thursday. */
const TODAY = "2026-11-26";

const project = await readProject(".");
// `npm run check` finds nothing wrong with the product, which would keep a screen from being planned.
const { screens } = planProject(project, contracts, []);

/** A list inside a screen with a period is about the period of that one. */
function hasOwnPeriod({ id, context }: ListPlan): boolean {
  const holds = `"screen":"${id}"`;
  const around = [...screens.values()].filter(
    (plan) => plan.kind === "page" && JSON.stringify(plan).includes(holds),
  );
  return context?.period !== undefined && !around.some((plan) => plan.context?.period !== undefined);
}

/** The values of a sentence by filter id; under `?` the words that are not understood. */
function read(plan: ListPlan, sentence: string) {
  const { filters, tables } = spokenConditions(plan, plan.filters, plan.tabs?.items ?? [], {
    today: TODAY,
    hasPeriod: hasOwnPeriod(plan),
  });
  const parts = readSentence(sentence, filters, tables);
  const { values, unknown } = gatherConditions(parts);
  const names = parts.flatMap((part) =>
    part.kind === "names" ? [[part.filter.id, { names: part.names }] as const] : [],
  );
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(names),
    ...(unknown.length > 0 && { "?": unknown.map(({ text }) => text) }),
  };
}

for (const [id, phrases] of Object.entries(PHRASES)) {
  const plan = screens.get(id) as ListPlan;
  test.each(Object.entries(phrases))(`${id}: %s`, (sentence, expected) => {
    expect(read(plan, sentence)).toEqual(expected);
  });
}

test("there are phrases enough, of lists enough", () => {
  const counts = Object.values(PHRASES).map((phrases) => Object.keys(phrases).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
});
