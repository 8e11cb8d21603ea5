import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { type FilterPlan, isAsked, matchOf } from "../plan/plan-filters.ts";
import { conditionOf } from "./read-conditions.ts";
import type { Condition } from "./record-conditions.ts";
import { type FieldPlan, type RecordPlan, fieldOf, planRecord } from "../plan/record-plan.ts";

/** Records of another kind, one of which must refer to a record and be like this. */
export interface Through {
  readonly plan: RecordPlan;
  /** Their property that refers. */
  readonly refers: FieldPlan;
  readonly conditions: readonly Condition[];
}

/** A parameter that narrows by records which refer to the listed kind. */
export interface ThroughPlan extends FilterPlan {
  readonly parameter: string;
  readonly plan: RecordPlan;
  readonly refers: FieldPlan;
}

/** The parameters that narrow by records of other kinds. Throws for one that does not refer to this kind. */
export function planThrough(
  operation: Operation,
  { record }: RecordPlan,
  { records }: Pick<Project, "records">,
): ThroughPlan[] {
  return Object.entries(operation.request.properties ?? {}).flatMap(([parameter, schema]) => {
    const filter = schema["x-filter"];
    if (!filter || filter.through === undefined) return [];
    const referring = records.get(filter.through);
    const plan = referring && planRecord(referring);
    const refers =
      plan && [...plan.fields.values()].find(({ property }) => property["x-ref"] === record.name);
    if (!plan || !refers)
      throw new Error(
        `${operation.id} narrows by "${filter.through}", which does not refer to ${record.name}`,
      );
    const fields = filter.fields ?? [filter.field ?? parameter];
    const match = matchOf(fieldOf(plan, fields[0] ?? "").property, filter.match);
    return [{ parameter, plan, refers, fields, matchOf: match }];
  });
}

/** The conditions of the parameters on records that refer: those of one kind must hold for one record together. */
export function readThrough(
  plans: readonly ThroughPlan[],
  params: Readonly<Record<string, unknown>>,
): Through[] {
  const byPlan = new Map<RecordPlan, Through & { readonly conditions: Condition[] }>();
  for (const filter of plans) {
    const value = params[filter.parameter];
    if (!isAsked(value)) continue;
    const { plan, refers } = filter;
    const through = byPlan.get(plan) ?? { plan, refers, conditions: [] };
    through.conditions.push(conditionOf(filter, value));
    byPlan.set(plan, through);
  }
  return [...byPlan.values()];
}
