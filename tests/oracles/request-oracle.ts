import type { CallPlan, FilterPlan, ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { isBlank, plain, type Row } from "./cell-oracle.ts";
import { evaluate, holds, type Scope } from "./viewer.ts";

/** The question of a list. */
export interface Question {
  /** Values of the filters by filter id. */
  readonly filters: Row;
  /** Id of the open tab. */
  readonly tab: string | undefined;
  readonly node?: unknown;
  readonly sort?: { readonly column: string; readonly order: "ascending" | "descending" };
}

/** The query that a list opens with. */
export function openingQuestion(plan: ListPlan, scope: Scope, tab: string | undefined): Question {
  const filters = plan.filters.flatMap(({ id, initial }) => {
    const value = evaluate(initial, scope);
    return isBlank(value) ? [] : [[id, value] as const];
  });
  return { filters: Object.fromEntries(filters), tab, ...(plan.sorted && { sort: plan.sorted }) };
}

/** The parameters that a list's question goes out with. */
export function expectedRequest(plan: ListPlan, question: Question, scope: Scope): Row {
  const call = callOf(plan, plan.source.call);
  const { filters, tab, node, sort } = question;
  const seen = { ...scope, filters, tab: tabName(plan, tab), node: node ?? null };
  const sent: { [name: string]: unknown } = { ...(evaluate(plan.source.params, seen) as Row) };
  const open = plan.tabs?.items.find(({ id }) => id === tab);
  if (plan.tabs && open?.value !== undefined) sent[plan.tabs.param] = open.value;
  if (plan.aside && node !== undefined) sent[plan.aside.param] = node;
  for (const filter of plan.filters) {
    const { all } = filter.options as { readonly all?: { readonly value?: unknown } };
    const value = isBlank(filters[filter.id]) ? all?.value : filters[filter.id];
    if (!isBlank(value) && holds(filter.visible, { ...seen, $values: filters }))
      Object.assign(sent, sentFilter(filter, value));
  }
  const sortedBy = plan.columns.find(({ id }) => id === sort?.column)?.sort;
  if (call.sort && sort && sortedBy !== undefined) {
    sent[call.sort.by] = sortedBy;
    sent[call.sort.order] = call.sort[sort.order];
  }
  if (call.paging) Object.assign(sent, { [call.paging.page]: 1, [call.paging.size]: plan.pageSize });
  return onTheWire(call, sent);
}

/** The open tab as expressions see it: the value that it stands for, or its own name; null: the list has no tabs. */
export function tabName({ tabs }: ListPlan, id: string | undefined): unknown {
  const open = tabs?.items.find((item) => item.id === id);
  return open?.name ?? id ?? null;
}

/** The parameters that a filter's value is sent under, as docs/field-kinds.md has them. */
function sentFilter({ kind, params, options }: FilterPlan, value: unknown): Row {
  const [first = "", second = ""] = params;
  const [from, to] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (kind === "date-range") {
    const isMoments = options.endOfDay === true;
    if (options.months === true) return { [first]: plain(from).slice(0, 7), [second]: plain(to).slice(0, 7) };
    return {
      [first]: isMoments ? `${String(from)} 00:00:00` : from,
      [second]: isMoments ? `${String(to)} 23:59:59` : to,
    };
  }
  if (kind === "number-range")
    return { ...(isBlank(from) ? {} : { [first]: from }), ...(isBlank(to) ? {} : { [second]: to }) };
  if (kind === "period") {
    const [year, month] = String(value).split("-");
    return { [first]: Number(year), [second]: Number(month) };
  }
  if (params.length !== 1)
    throw new Error(`no oracle in tests/oracles knows how ${kind} sends two parameters`);
  return { [first]: value };
}

/** In the address everything is text. */
export function onTheWire({ queryParams, pathParams }: CallPlan, params: Row): Row {
  const inAddress = new Set([...queryParams, ...pathParams]);
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, inAddress.has(name) ? [value].flat().join() : value]),
  );
}

export function callOf(plan: { readonly calls: ListPlan["calls"] }, id: string): CallPlan {
  const call = plan.calls[id];
  if (!call) throw new Error(`the plan has no call ${id}`);
  return call;
}
