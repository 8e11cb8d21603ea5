import type { Contracts } from "../contracts.ts";
import type { Entry, Project } from "../project/project.ts";
import { actionExpressions, type StepTypes, stepExpressions } from "./action-expressions.ts";
import { below, collectExpressions, itemsOf, type Spot } from "./collect-expressions.ts";
import { bodyExpressions, bodySlots, openedDialogs } from "./dialog-expressions.ts";
import { cellSteps, listExpressions, listSlots, roundSteps } from "./list-expressions.ts";
import { type RecordTypes, recordTypes } from "./record-types.ts";
import { screenSpot } from "./screen-spot.ts";
import { shownExpressions } from "./shown-expressions.ts";
import { stateExpressions } from "./state-expressions.ts";
import { stepTypes } from "./step-types.ts";
import type { TypedExpression } from "./typed-expression.ts";

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
  const spot = screenSpot(project, screen);
  const types = stepTypes(spot, { project, contracts, records });
  const { expressions, openers } = kindExpressions(spot, types, records, screen);
  return [
    ...contextExpressions(spot),
    ...expressions,
    ...openedDialogs(spot, screen, openers, types, records),
  ];
}

/** The expressions of the context that can be chosen above the screen. */
function contextExpressions(spot: Spot): TypedExpression[] {
  const period = below(spot, "context", "period");
  return [
    ...["min", "max"].flatMap((limit) => collectExpressions(below(period, limit), "string")),
    ...collectExpressions(below(period, "quarterly"), "boolean"),
  ];
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
