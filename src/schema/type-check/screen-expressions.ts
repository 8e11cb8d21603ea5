import { COMPANY_CALLS } from "../context/company-calls.ts";
import { contextOf } from "../context/context-of.ts";
import type { Contracts } from "../contracts.ts";
import { inputsOfStep } from "../inputs/inputs-of-step.ts";
import { readInputs, typeOfInputs } from "../inputs/read-inputs.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import { actionExpressions, type StepTypes, stepExpressions } from "./action-expressions.ts";
import { below, collectExpressions, itemsOf, type Spot } from "./collect-expressions.ts";
import { bodyExpressions, bodySlots, openedDialogs } from "./dialog-expressions.ts";
import { dialogStepsResult } from "./dialog-steps-expressions.ts";
import { formValuesType } from "./form-expressions.ts";
import { cellSteps, listExpressions, listSlots, roundSteps } from "./list-expressions.ts";
import { callName, resultType, rowType } from "./operation-types.ts";
import { type RecordTypes, recordTypes } from "./record-types.ts";
import { shownExpressions } from "./shown-expressions.ts";
import { stateExpressions } from "./state-expressions.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The scope that every expression of every screen has, beside what the screen is given. */
const EVERYWHERE: TypedScope = { session: "Session", period: "string", today: "string" };

/** All expressions of all screens and states, those of a block once for each screen that uses it. */
export function projectExpressions(project: Project, contracts: Contracts): TypedExpression[] {
  const records = recordTypes(project);
  return [
    ...[...project.screens.values()].flatMap((screen) =>
      screenExpressions(project, screen, contracts, records),
    ),
    ...stateExpressions(project),
  ];
}

function screenExpressions(
  project: Project,
  screen: Entry,
  contracts: Contracts,
  records: RecordTypes,
): TypedExpression[] {
  const part = readScreenParts(project, screen);
  const whole = asObject(part.value);
  const given = typeOfInputs(readInputs(whole.inputs, project));
  const spot: Spot = {
    part,
    pointer: "",
    scope: { ...EVERYWHERE, ...companyScope(whole, project), given },
    guards: [],
  };
  const dialogs = asObject(whole.dialogs);
  const types: StepTypes = {
    contracts,
    project,
    inputsOf: (step) => inputsOfStep(step, dialogs, project, contracts),
    dialogResult: (id) => {
      const { form, submit, steps } = asObject(dialogs[id]);
      if (steps !== undefined) return dialogStepsResult(asObject(dialogs[id]), types);
      const call = callName(submit);
      if (call !== undefined) return resultType(endOf(call, asObject(submit), project));
      return form === undefined ? "any" : formValuesType(form, undefined, contracts);
    },
  };
  const { expressions, openers } = kindExpressions(spot, types, records, screen);
  return [
    ...contextExpressions(spot),
    ...expressions,
    ...openedDialogs(spot, screen, openers, types, records),
  ];
}

/** The operation whose answer a sent form gives: of one that has started a task, that which tells of its end. */
function endOf(call: string, { title }: Readonly<Record<string, unknown>>, { operations }: Project): string {
  return (title === undefined ? undefined : operations.get(call)?.job?.poll) ?? call;
}

/** The name of a company that is chosen above the screen. */
function companyScope(screen: unknown, project: Project): TypedScope {
  return contextOf(screen).includes("company") ? { company: rowType(project, COMPANY_CALLS.search) } : {};
}

/** The limits of what can be chosen above the screen. */
function contextExpressions(spot: Spot): TypedExpression[] {
  return ["min", "max"].flatMap((limit) =>
    collectExpressions(below(spot, "context", "period", limit), "string"),
  );
}

/** The expressions of a screen itself, and the places that may open its dialogs. */
function kindExpressions(spot: Spot, types: StepTypes, records: RecordTypes, screen: Entry) {
  switch (screen.value.kind) {
    case "list": {
      const slots = listSlots(spot, types.project);
      const actions = slots.flatMap((slot) => actionExpressions(slot, types));
      const others = [...roundSteps(spot, types.project), ...cellSteps(spot, types.project)];
      const following = others.flatMap((steps) => stepExpressions(steps, types));
      return {
        expressions: [...listExpressions(spot, types.project, types.contracts), ...actions, ...following],
        openers: [...slots, ...others],
      };
    }
    case "form":
    case "page": {
      const isForm = screen.value.kind === "form";
      const record = isForm ? records.of(screen.value) : records.shown(screen.value);
      const { expressions, inside } = bodyExpressions(spot, record, types);
      const done = { ...below(spot, "done"), scope: inside };
      const slots = bodySlots({ ...spot, scope: inside }, types.project);
      return { expressions: [...expressions, ...stepExpressions(done, types)], openers: [...slots, done] };
    }
    case "tabs": {
      const items = itemsOf(below(spot, "items"));
      return {
        expressions: items.flatMap(({ spot: item }) => [
          ...collectExpressions(below(item, "visible")),
          ...shownExpressions(item, types.project),
        ]),
        openers: [],
      };
    }
    default:
      return { expressions: [], openers: [] };
  }
}
