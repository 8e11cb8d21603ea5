import type { DialogPlan, DialogStepPlan, PagePlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { openedBy } from "./opened-by.ts";
import { inRecords, type Mutation, type Mutator } from "./mutator.ts";

export const stepMutators: readonly Mutator[] = [
  {
    title: "the head of a dialog calls a step by another name",
    part: "actions",
    mutate: inRecords((plan) => changeFirst(plan, (step) => ({ ...step, title: "另一步" }), / steps$/)),
  },
  {
    title: "a field of the first step is gone",
    part: "actions",
    mutate: inRecords((plan) => changeFirst(plan, withoutField, / fields$/)),
  },
  {
    title: "a step leads on by another word",
    part: "actions",
    mutate: inRecords((plan) =>
      changeFirst(plan, (step) => ({ ...step, submitLabel: "另一个词" }), / button /),
    ),
  },
];

/** The first step of each dialog in steps that an action of the page opens, changed. */
function* changeFirst(
  plan: PagePlan,
  change: (step: DialogStepPlan) => DialogStepPlan,
  names: RegExp,
): Generator<Mutation> {
  for (const { id, do: steps } of plan.actions) {
    const name = openedBy(steps);
    const dialog = plan.dialogs[name];
    if (dialog?.kind !== "steps") continue;
    const changed: DialogPlan = {
      ...dialog,
      steps: dialog.steps.map((step, index) => (index === 0 ? change(step) : step)),
    };
    yield { plan: { ...plan, dialogs: { ...plan.dialogs, [name]: changed } }, names, id };
  }
}

function withoutField(step: DialogStepPlan): DialogStepPlan {
  const properties = Object.fromEntries(Object.entries(step.form.properties ?? {}).slice(1));
  return { ...step, form: { ...step.form, properties } };
}
