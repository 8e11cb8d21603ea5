import type { ListPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { openedBy } from "./opened-by.ts";
import { inLists, type Mutation, type Mutator } from "./mutator.ts";

type Node = { readonly [name: string]: unknown };

/** Blanks at the edges are cut before a text is checked: nothing that is typed breaks this pattern. */
const NO_BLANK_EDGES = String.raw`^\S(.*\S)?$`;

export const formMutators: readonly Mutator[] = [
  {
    title: "a field is no longer required",
    part: "actions",
    mutate: inLists((plan) => changeRules(plan, "required", / empty \/ field /)),
  },
  {
    title: "a longest length is lost",
    part: "actions",
    mutate: inLists((plan) => changeRules(plan, "maxLength", / wrong \d+ \/ field /)),
  },
  {
    title: "a pattern is lost",
    part: "actions",
    mutate: inLists((plan) => changeRules(plan, "pattern", / wrong \d+ \/ field /)),
  },
  {
    title: "a greatest number is lost",
    part: "actions",
    mutate: inLists((plan) => changeRules(plan, "maximum", / wrong \d+ \/ field /)),
  },
  {
    title: "a field of a form is gone",
    part: "actions",
    mutate: inLists(function* (plan) {
      for (const [name, action] of formsOf(plan)) {
        const changed = mapFields(plan, name, (fields) =>
          Object.fromEntries(Object.entries(fields).slice(1)),
        );
        yield { plan: changed, names: / fields$/, id: action };
      }
    }),
  },
  {
    title: "a form opens with another value",
    part: "actions",
    mutate: inLists(function* (plan) {
      for (const [name, action] of formsOf(plan)) {
        const dialog = plan.dialogs[name];
        if (dialog?.kind !== "form") continue;
        const required = Object.entries(dialog.initial as Node).find(
          ([, value]) => typeof value === "string",
        );
        if (!required || dialog.record || dialog.title.includes("{{")) continue;
        yield {
          plan: { ...plan, dialogs: { ...plan.dialogs, [name]: { ...dialog, initial: {} } } },
          names: / empty \/ field /,
          id: action,
        };
      }
    }),
  },
];

/** Forms that an action of the toolbar opens, with the action. */
function formsOf(plan: ListPlan): readonly (readonly [string, string])[] {
  return plan.toolbar.flatMap(({ id, do: steps }) => {
    const name = openedBy(steps);
    return plan.dialogs[name]?.kind === "form" ? [[name, id] as const] : [];
  });
}

/** The first field of each form without its rules of this name. */
function* changeRules(plan: ListPlan, rule: string, names: RegExp): Generator<Mutation> {
  for (const [name, action] of [...formsOf(plan), ...rowForms(plan)]) {
    let isChanged = false;
    const changed = mapFields(plan, name, (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, field]) => {
          const rules = (field["x-validator"] ?? []) as readonly Node[];
          const without = rules.filter(
            (candidate) => candidate[rule] === undefined || candidate[rule] === NO_BLANK_EDGES,
          );
          // In a field that is out of sight at first, a missing rule cannot be seen.
          if (isChanged || without.length === rules.length || field["x-visible"] !== undefined)
            return [key, field];
          // An amount cannot be typed beyond what its control takes.
          if (field["x-component"] === "field:money") return [key, field];
          isChanged = true;
          const { required, "x-component-props": props, ...others } = field;
          const { maxLength, ...options } = (props ?? {}) as Node;
          return [
            key,
            {
              ...others,
              "x-validator": without,
              "x-component-props": rule === "maxLength" ? options : { ...options, maxLength },
              ...(rule === "required" ? {} : { required }),
            },
          ];
        }),
      ),
    );
    if (isChanged) yield { plan: changed, names, id: action };
  }
}

function rowForms(plan: ListPlan): readonly (readonly [string, string])[] {
  return plan.rowActions.flatMap(({ id, do: steps }) => {
    const name = openedBy(steps);
    return plan.dialogs[name]?.kind === "form" ? [[name, id] as const] : [];
  });
}

type Fields = { readonly [name: string]: Node };

/** The plan with other fields in one of its forms, layouts seen through. */
function mapFields(plan: ListPlan, name: string, change: (fields: Fields) => Node): ListPlan {
  const dialog = plan.dialogs[name];
  if (dialog?.kind !== "form") return plan;
  const visit = (node: Node): Node => {
    const properties = (node.properties ?? {}) as Fields;
    const entries = Object.entries(properties);
    const layouts = entries.map(
      ([key, child]) => [key, child.type === "void" ? visit(child) : child] as const,
    );
    const isLayout = entries.some(([, child]) => child.type === "void");
    return { ...node, properties: isLayout ? Object.fromEntries(layouts) : change(properties) };
  };
  return {
    ...plan,
    dialogs: { ...plan.dialogs, [name]: { ...dialog, form: visit(dialog.form) } },
  };
}
