import type { PagePlan, ListPlan, ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";

/** The finder that has to find it. */
export type Part = "display" | "filters" | "orders" | "actions" | "permissions";

/** A plan that says something else than the true one, in one place. */
export interface Mutation {
  readonly plan: ScreenPlan;
  /** The name that the finder has to give. */
  readonly names: RegExp;
  /** The filter, action or code that shows it, so that not everything has to be looked at. */
  readonly id?: string;
}

/** A sort of mistake: every place of a plan where it can be made. */
export interface Mutator {
  readonly title: string;
  readonly part: Part;
  readonly mutate: (plan: ScreenPlan) => Iterable<Mutation>;
}

/** A mistake that lists alone have a place for. */
export const inLists =
  (mutate: (plan: ListPlan) => Iterable<Mutation>): Mutator["mutate"] =>
  (plan) =>
    plan.kind === "list" ? mutate(plan) : [];

/** A mistake that records alone have a place for. */
export const inRecords =
  (mutate: (plan: PagePlan) => Iterable<Mutation>): Mutator["mutate"] =>
  (plan) =>
    plan.kind === "page" ? mutate(plan) : [];

/** The entries with this one changed. */
export const replace = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  change: (entry: Entry) => Entry,
) => entries.map((entry) => (entry.id === id ? change(entry) : entry));
