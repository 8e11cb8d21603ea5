import type { FilterPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Api } from "../e2e/app/api.ts";
import { isBlank, plain, type Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { compare, unknown, type Fault } from "../oracles/fault.ts";
import { satisfies, triedValues, type Choice } from "../oracles/filter-oracle.ts";
import { callOf, expectedRequest, type Question } from "../oracles/request-oracle.ts";
import { evaluate, holds } from "../oracles/viewer.ts";
import { ask } from "./addresses.ts";
import { fillControl } from "./fill-control.ts";
import { findRequestFaults, findRowFaults, openList, readState, type ListState } from "./find-list-faults.ts";
import type { ListVisit } from "./visit.ts";

/** The most values that are tried until one finds some of the rows and not all. */
const MOST_TRIED = 40;
/** A list that the server searches shows its first entries until something is typed. */
const FIRST_FOUND = 8;

/** Faults of filters: each must send what was filled in, show the answer, and be reset by 重置. */
export async function findFilterFaults(
  list: ListVisit,
  api: Api,
  filters: readonly FilterPlan[] = list.plan.filters,
): Promise<readonly Fault[]> {
  const opening = await openList(list);
  const faults: Fault[] = [];
  for (const filter of filters) {
    const where = `${list.name} / filter ${filter.id}`;
    try {
      faults.push(...(await findOne(list, api, filter, opening, where)));
    } catch (error) {
      faults.push(...unknown(where, error));
      await list.page.reload();
    }
  }
  return faults;
}

async function findOne(
  list: ListVisit,
  api: Api,
  filter: FilterPlan,
  opening: ListState,
  where: string,
): Promise<readonly Fault[]> {
  const { page, plan, exchanges } = list;
  if (!holds(filter.visible, { ...opening.scope, $values: opening.question.filters })) return [];
  const offered = await offeredChoices(list, api, filter);
  const choice = await findValue(list, api, filter, opening, offered);
  if (!choice) return compare(where, "a value that finds rows", "none among those that the rows show");
  const search = page.getByRole("search");
  const unfold = search.getByRole("button", { name: /^展开/ });
  if (await unfold.isVisible()) await unfold.click();
  await fillControl(search, {
    title: filter.title,
    kind: filter.kind,
    choice,
    offered: offered.length,
    isSearched: filter.options.search !== undefined,
  });
  const question = withFilter(opening.question, filter, choice);
  const before = exchanges.count(plan.source.call);
  await search.getByRole("button", { name: "查询", exact: true }).click();
  await exchanges.answered(plan.source.call, before);
  const faults = [...findRequestFaults(list, question), ...(await findRowFaults(list, question))];
  const { rows } = readState(list, question);
  const wrong = rows.filter((row) => !satisfies(plan, filter, choice, row, list.scope));
  const asked = exchanges.count(plan.source.call);
  await search.getByRole("button", { name: "重置", exact: true }).click();
  await exchanges.answered(plan.source.call, asked);
  return [
    ...faults,
    ...compare(`${list.name} / rows that are ${choice.label}`, [], wrong),
    ...findRequestFaults(list, opening.question),
  ].map((fault) => ({ ...fault, where: fault.where.replace(list.name, where) }));
}

/** The first value, of those that rows show and that the filter offers, that finds rows; rather not all of them. */
async function findValue(
  { plan, scope }: ListVisit,
  api: Api,
  filter: FilterPlan,
  opening: ListState,
  offered: readonly Choice[],
): Promise<Choice | undefined> {
  const call = callOf(plan, plan.source.call);
  const count = async (question: Question) => {
    // The server may refuse a value that a row shows as the value of a filter.
    const result = await ask(api, call, expectedRequest(plan, question, scope)).catch(() => null);
    if (result === null) return 0;
    return call.paging ? Number((result as Row)[call.paging.total]) : rowsOf(plan, call.id, result).length;
  };
  const all = await count(opening.question);
  const current = opening.question.filters[filter.id];
  const tried = triedValues(plan, filter, opening.rows, offered).filter(({ value }) => value !== current);
  let fallback: Choice | undefined;
  for (const choice of tried.slice(0, MOST_TRIED)) {
    const total = await count(withFilter(opening.question, filter, choice));
    if (total > 0 && total < all) return choice;
    if (total > 0) fallback ??= choice;
  }
  if (fallback) return fallback;
  // A year that the rows themselves need not show.
  if (filter.kind === "number" && typeof current === "number")
    return { value: current - 1, label: String(current - 1) };
  if (filter.kind === "text" && opening.rows.length === 0) return { value: "没有", label: "没有" };
  // A list without rows for any choice has to say so.
  return offered.find(({ value }) => value !== current);
}

function withFilter(question: Question, filter: FilterPlan, { value }: Choice): Question {
  const isSeveral = filter.options.multiple === true || filter.options.as === "checkbox";
  return { ...question, filters: { ...question.filters, [filter.id]: isSeveral ? [value] : value } };
}

/** The choices of the filter's control. */
async function offeredChoices(
  { plan, scope }: ListVisit,
  api: Api,
  { kind, options }: FilterPlan,
): Promise<readonly Choice[]> {
  if (kind === "boolean")
    return [
      { value: options.on ?? true, label: "是" },
      { value: options.off ?? false, label: "否" },
    ];
  if (kind === "enum") return (plan.enums[plain(options.enum)] ?? []).filter(({ all }) => !all);
  if (kind === "state") return plan.states?.[plain(options.state)]?.cases ?? [];
  const source = options.source as { call: string; params?: Row; value: string; label: string } | undefined;
  if (!source) return [];
  const params = evaluate((source.params ?? {}) as never, scope) as Row;
  const entries = choicesOf(
    rowsOf(plan, source.call, await ask(api, callOf(plan, source.call), params)),
    source,
  );
  return options.search === undefined ? entries : entries.slice(0, FIRST_FOUND);
}

function choicesOf(
  entries: readonly Row[],
  source: { readonly value: string; readonly label: string },
): readonly Choice[] {
  return entries.flatMap((entry) => [
    ...(isBlank(entry[source.value])
      ? []
      : [{ value: entry[source.value], label: String(entry[source.label]) }]),
    ...(Array.isArray(entry.children) ? choicesOf(entry.children as readonly Row[], source) : []),
  ]);
}
