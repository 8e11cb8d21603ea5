import { ExpressionError } from "../../expression/expression-error.ts";
import { compileText } from "../../expression/template.ts";
import { asObject } from "../project/project.ts";
import type { Check, EntryReading, Finding } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import type { ActionUse } from "./reading/reading.ts";
import { textOf } from "./reading/text-of.ts";

type Example = Readonly<Record<string, unknown>>;

/** A screen's examples hold: who has these codes sees these actions enabled, disabled or hidden. */
export const example: Check = {
  slug: "example",
  *run({ readings }) {
    for (const reading of readings) {
      const { examples } = reading.entry.value;
      const place = { file: reading.entry.file, pointer: "/examples" };
      for (const [index, value] of (Array.isArray(examples) ? examples : []).entries()) {
        yield* runExample(asObject(value), below(place, index), reading);
      }
    }
  },
};

function* runExample(value: Example, place: Place, { entry, actions }: EntryReading): Iterable<Finding> {
  for (const [id, expected] of Object.entries(asObject(value.expect))) {
    const at = below(place, "expect", id);
    const action = actions.find((candidate) => candidate.id === id);
    if (!action) {
      yield unknownName(
        at,
        id,
        "this screen has no such action",
        actions.map((known) => known.id),
        { of: "key" },
      );
      continue;
    }
    try {
      const state = stateOf(action, value, entry.value.permission);
      if (state === expected) continue;
      yield finding(
        at,
        `${JSON.stringify(id)} is ${state}, not ${textOf(expected)}, in the example ${JSON.stringify(value.name)}`,
      );
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      yield finding(at, `${JSON.stringify(id)} cannot be judged: ${error.message}`);
    }
  }
}

function stateOf({ value }: ActionUse, { as, ...names }: Example, screenCode: unknown): string {
  const codes: readonly unknown[] = Array.isArray(as) ? as : [];
  const holds = (code: unknown) => code === undefined || codes.includes(code);
  const { session, row, selection, node, tab, filters, period, today } = names;
  const scope = { session, row, selection, node, tab, filters, period, today };
  const known = Object.fromEntries(Object.entries(scope).filter(([, part]) => part !== undefined));
  const isTrue = (condition: unknown) =>
    typeof condition === "string" && Boolean(compileText(condition)(known));
  if (!holds(screenCode) || !holds(value.permission)) return "hidden";
  if (value.visible !== undefined && !isTrue(value.visible)) return "hidden";
  const conditions: readonly unknown[] = Array.isArray(value.disabled) ? value.disabled : [];
  return conditions.some((condition) => isTrue(asObject(condition).when)) ? "disabled" : "enabled";
}
