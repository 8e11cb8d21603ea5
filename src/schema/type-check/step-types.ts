import type { Contracts } from "../contracts.ts";
import { inputsOfStep } from "../inputs/inputs-of-step.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import type { StepTypes } from "./action-expressions.ts";
import { closedBySteps, closedValues } from "./closed-value.ts";
import { below, type Spot, valueOf } from "./collect-expressions.ts";
import { bodyScope, bodySlots } from "./dialog-expressions.ts";
import { dialogStepsResult, dialogStepsSlots } from "./dialog-steps-expressions.ts";
import { formValuesType } from "./form-expressions.ts";
import { listSlots } from "./list-expressions.ts";
import { callName, resultType } from "./operation-types.ts";
import type { RecordTypes } from "./record-types.ts";
import { screenSpot } from "./screen-spot.ts";

interface Around {
  readonly project: Project;
  readonly contracts: Contracts;
  readonly records: RecordTypes;
}

/** The types of a screen's steps. `asked`: dialogs whose results are being computed, which may open one another. */
export function stepTypes(screen: Spot, around: Around, asked: readonly string[] = []): StepTypes {
  const { project, contracts } = around;
  const dialogs = asObject(asObject(screen.part.value).dialogs);
  return {
    project,
    contracts,
    inputsOf: (step) => inputsOfStep(step, dialogs, project, contracts),
    dialogResult: (id) => {
      const dialog = below(screen, "dialogs", id);
      const key = `${screen.part.file}#${id}`;
      if (asked.includes(key)) return "unknown";
      const types = stepTypes(screen, around, [...asked, key]);
      const results = new Set([...sentResult(dialog, types), ...closedResults(dialog, types, around)]);
      return results.size === 0 ? "any" : [...results].join(" | ");
    },
  };
}

/** The types that the form of a dialog gives, or its forms in steps. */
function sentResult(dialog: Spot, types: StepTypes): readonly string[] {
  const value = asObject(valueOf(dialog));
  if (value.steps !== undefined) return [dialogStepsResult(value, types)];
  const call = callName(value.submit);
  if (call !== undefined) return [resultType(endOf(call, asObject(value.submit), types.project))];
  return value.form === undefined ? [] : [formValuesType(value.form, undefined, types.contracts)];
}

/** The operation whose answer a sent form gives: for a form that has started a task, the one that reports its end. */
function endOf(call: string, { title }: Readonly<Record<string, unknown>>, { operations }: Project): string {
  return (title === undefined ? undefined : operations.get(call)?.job?.poll) ?? call;
}

/** The types that the steps `close` inside it give; they are typed without the names of its openers. */
function closedResults(dialog: Spot, types: StepTypes, around: Around): readonly string[] {
  const { records, project } = around;
  const value = asObject(valueOf(dialog));
  const record = records.shown(value);
  if (value.steps !== undefined) return closedValues(dialogStepsSlots(dialog, record, types), types);
  const shown = typeof value.screen === "string" ? project.screens.get(value.screen) : undefined;
  if (shown) return closedByScreen(shown, types, around);
  const inside = { ...dialog, scope: bodyScope(dialog, record, types.contracts) };
  return closedValues(bodySlots(inside, project), types);
}

function closedByScreen(shown: Entry, { project }: StepTypes, around: Around): readonly string[] {
  const screen = screenSpot(project, shown);
  const types = stepTypes(screen, around);
  if (shown.value.kind === "list") return closedValues(listSlots(screen, project), types);
  const record = around.records.shown(shown.value);
  const inside = { ...screen, scope: bodyScope(screen, record, types.contracts) };
  return [...closedValues(bodySlots(inside, project), types), ...closedBySteps(below(inside, "done"), types)];
}
