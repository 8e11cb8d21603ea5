import {
  answeredBefore,
  idOf,
  leadsTo,
  sendsOf,
  stepsOf,
  type StepValue,
} from "../../dialog-steps/step-ways.ts";
import { whereWritten } from "../../names/where-written.ts";
import { asObject } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { dialogsOf } from "./dialogs-of.ts";
import { finding, nearName, unknownName } from "../finding.ts";
import { listExpressions } from "../expressions/list-expressions.ts";
import { membersOf } from "../pages/members-of.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { scopeNames } from "../reading/scope-names.ts";

export const dialogSteps: Check = {
  slug: "dialog-steps",
  holds:
    "The steps of a dialog lead on whatever is answered, each is reached, none leads in a circle, and none reads or sends a step that may not have been answered.",
  why: "An answer that nothing covers would leave the user in front of a button that does nothing; a step that was passed by has no values.",
  *run({ readings }) {
    for (const reading of readings) {
      for (const [dialog, place] of dialogsOf(reading)) yield* dialogFindings(dialog, place);
      yield* unknownReads(reading);
    }
  },
};

function* dialogFindings(dialog: StepValue, place: Place): Iterable<Finding> {
  const steps = stepsOf(dialog);
  if (steps.length === 0) return;
  if (dialog.actions !== undefined)
    yield finding(below(place, "actions"), "a dialog in steps has its buttons in its steps", { of: "key" });
  const answered = answeredBefore(steps);
  const ids = steps.map(idOf);
  for (const [index, step] of steps.entries()) {
    const here = below(place, "steps", index);
    yield* nextFindings(step, below(here, "next"), ids);
    yield* sendFindings(step, here, ids, answered.get(idOf(step)));
    if (!answered.has(idOf(step))) yield finding(here, `no step leads to "${idOf(step)}"`);
  }
  yield* circleFindings(steps, place);
}

function* nextFindings({ next }: StepValue, place: Place, ids: readonly string[]): Iterable<Finding> {
  if (next === undefined) return;
  const entries = listOf(next).map(asObject);
  for (const [index, { to, when }] of entries.entries()) {
    const here = below(place, index);
    if (typeof to === "string" && !ids.includes(to))
      yield unknownName(below(here, "to"), to, "this dialog has no such step", ids);
    const isLast = index === entries.length - 1;
    if (isLast && when !== undefined)
      yield finding(below(here, "when"), "an answer for which nothing holds leads nowhere", {
        hint: "let the last entry have no `when`",
      });
    if (!isLast && when === undefined)
      yield finding(below(place, index + 1), "the entry before has no `when`, so this one is never reached");
  }
}

function* sendFindings(
  step: StepValue,
  place: Place,
  ids: readonly string[],
  answered: ReadonlySet<string> | undefined,
): Iterable<Finding> {
  for (const { step: sent, path } of sendsOf(step)) {
    const at = below(place, ...path, "send");
    if (!ids.includes(sent)) yield unknownName(at, sent, "this dialog has no such step", ids);
    else if (answered && !answered.has(sent))
      yield finding(at, `"${sent}" may not have been sent when "${idOf(step)}" stands there`);
  }
}

/** Steps that lead to a step which leads to them. */
function* circleFindings(steps: readonly StepValue[], place: Place): Iterable<Finding> {
  const byId = new Map(steps.map((step) => [idOf(step), step]));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    leadsTo(byId.get(from) ?? {}).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  for (const [index, step] of steps.entries()) {
    if (!reaches(idOf(step), idOf(step), new Set())) continue;
    yield finding(below(place, "steps", index, "next"), `"${idOf(step)}" leads back to itself`, {
      of: "key",
      hint: 'say "back": true in the step that may be left so',
    });
    return;
  }
}

/** Values and answers of steps that may have been passed by. */
function* unknownReads({ templates }: EntryReading): Iterable<Finding> {
  for (const { template, place, start, read } of listExpressions(templates)) {
    if ("error" in read || !scopeNames.steps.every((name) => template.names.includes(name))) continue;
    for (const name of scopeNames.steps) {
      const known = template.names.flatMap((each) =>
        each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [],
      );
      for (const { property, object } of membersOf(name, read.node)) {
        if (known.includes(property)) continue;
        const { place: at, offset } = whereWritten({ replaced: read.replaced, place, start }, object);
        yield finding(at, `the step "${property}" may not have been answered here`, {
          offset,
          ...nearName(property, known),
        });
      }
    }
  }
}
