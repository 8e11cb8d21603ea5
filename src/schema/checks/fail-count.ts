import { listExpressions } from "../../expression/template.ts";
import { ExpressionError } from "../../expression/expression-error.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { readPaths } from "../../expression/read-paths.ts";
import type { VerbContract } from "../contracts.ts";
import type { Json } from "../plan/plans/screen-plan.ts";
import type { Operation } from "../project/operation.ts";
import { startsTask } from "../starts-task.ts";
import { asObject } from "../project/project.ts";
import type { Check, CheckContext, EntryReading } from "./check-context.ts";
import { finding } from "./finding.ts";
import type { StepUse } from "./reading/reading.ts";
import { writtenOut } from "./reading/written-out.ts";
import { textOf } from "./reading/text-of.ts";

/** Properties that say how many, or which, of what was asked for did not succeed. */
const FAILURES =
  /^(?:fail|failed|failure|fault|error|refused|rejected|skipped)(?:Count|Num|Number|Total|List|Ids)$/i;
/** Verbs that announce; without a tone they announce success. */
const ANNOUNCEMENTS = ["toast", "notify"];

export const failCount: Check = {
  slug: "fail-count",
  holds: "Steps that announce success have asked the result of the write how many of its parts failed.",
  why: "Staff read 已通知 and go on, while three clients were never told.",
  *run(context) {
    for (const reading of context.readings) {
      for (const [index, step] of reading.steps.entries()) {
        const operation = writtenBy(step, reading, context);
        const failures = Object.keys(operation?.result.properties ?? {}).filter((name) =>
          FAILURES.test(name),
        );
        if (!operation || failures.length === 0) continue;
        const around = reading.steps.find((candidate) => repeats(candidate, step));
        const named = around ?? step;
        const later = reading.steps.slice(index + 1).filter((candidate) => isAfter(candidate, named));
        const success = later.find(announcesSuccess);
        const asked = around ? ["answers"] : failures;
        if (!success || asksFor(asked, textOf(named.value.as), later)) continue;
        yield finding(
          success.place,
          `announces success, but ${failures.join(", ")} in the result of ${operation.id} may say that a part failed`,
          { hint: `give that step a name with "as", and read ${failures[0]} before` },
        );
      }
    }
  },
};

/** The write whose result the step gives: its own, or that of the dialog it opens. */
function writtenBy(step: StepUse, { whole }: EntryReading, { project }: CheckContext): Operation | undefined {
  const written = (target: NonNullable<VerbContract["refers"]>[string]) => {
    const key = Object.entries(step.verb?.refers ?? {}).find(([, what]) => what === target)?.[0];
    return key === undefined ? undefined : textOf(step.value[key]);
  };
  const dialog = written("dialog");
  const submit = dialog === undefined ? {} : asObject(asObject(asObject(whole.value.dialogs)[dialog]).submit);
  // A job names its progress, and the layer of jobs tells how it ended.
  const call = startsTask(step.value) ? undefined : (written("operation") ?? submit.call);
  const operation = project.operations.get(textOf(call));
  return operation?.effect === "write" ? operation : undefined;
}

/** True when a step does the other one for each entry of a list: its result holds the answers. */
function repeats(around: StepUse, { place }: StepUse): boolean {
  return around.verb?.each !== undefined && isWithin(place, around);
}

function isWithin({ file, pointer }: StepUse["place"], { place }: StepUse): boolean {
  return file === place.file && pointer.startsWith(`${place.pointer}/`);
}

/** True for the steps that follow in the same list, and for those within them. */
function isAfter(later: StepUse, step: StepUse): boolean {
  const list = step.place.pointer.slice(0, step.place.pointer.lastIndexOf("/") + 1);
  return (
    later.place.file === step.place.file &&
    later.place.pointer.startsWith(list) &&
    !isWithin(later.place, step)
  );
}

function announcesSuccess({ value }: StepUse): boolean {
  const isAnnouncement = ANNOUNCEMENTS.some((verb) => value[verb] !== undefined);
  return isAnnouncement && (value.tone === undefined || value.tone === "success");
}

function asksFor(failures: readonly string[], name: string, later: readonly StepUse[]): boolean {
  return later.some(({ value, place }) =>
    pathsIn(writtenOut(value, place) as Json).some(
      ([root, property]) => root === name && failures.includes(property ?? ""),
    ),
  );
}

/** The paths that the step reads, and those within it; what cannot be read is told by a rule of its own. */
function pathsIn(value: Json): string[][] {
  try {
    return listExpressions(value).flatMap(({ source }) => readPaths(parseExpression(source)));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
