import { sql } from "kysely";
import { planState } from "../../../src/schema/plan/plan-state.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { type StateColumn, stateValue } from "../query/state-predicate.ts";
import { type FieldPlan, type RecordPlan, fieldOf } from "./record-plan.ts";

type States = Project["states"];

interface Bound {
  readonly states: States;
  readonly today: string;
  readonly plan: RecordPlan;
}

const latest = new WeakMap<RecordPlan, Bound>();

/** The plan of a kind on a day (`YYYY-MM-DD`): derived states have values then, in SQL. Made once a day. */
export function planOn(plan: RecordPlan, states: States, today: string): RecordPlan {
  if (plan.derived.length === 0) return plan;
  const known = latest.get(plan);
  if (known?.states === states && known.today === today) return known.plan;
  const bound = { states, today, plan: Object.freeze(bind(plan, states, today)) };
  latest.set(plan, bound);
  return bound.plan;
}

function bind(plan: RecordPlan, states: States, today: string): RecordPlan {
  const fields = new Map(plan.fields);
  for (const field of plan.derived) {
    const name = field.property["x-state"] ?? "";
    const state = states.get(name);
    if (!state) throw new Error(`there is no state "${name}"`);
    const given = { today, period: today.slice(0, 7) };
    const value = stateValue(planState(state), (path) => columnOf(fieldOf(plan, path)), given);
    fields.set(field.name, { ...field, value, ordered: value });
  }
  const lookedUp = plan.lookedUp.map(({ name }) => fields.get(name)).filter((field) => field !== undefined);
  return { ...plan, fields, lookedUp, selections: lookedUp.map(({ name, value }) => value.as(name)) };
}

/** A column of times is compared as the text that the row shows. */
function columnOf({ name, kind, column, value, property }: FieldPlan): StateColumn {
  if (kind === "list") throw new Error(`a derived state cannot read the list "${name}"`);
  const isTime = column !== undefined && property.format === "datetime";
  return { sql: isTime ? sql`to_char(${value}, 'YYYY-MM-DD HH24:MI:SS')` : value, type: kind };
}
