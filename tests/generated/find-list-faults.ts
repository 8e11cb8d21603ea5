import type { Locator } from "@playwright/test";
import { beginsLike } from "../e2e/app/planned-screens.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { compare, unknown, type Fault } from "../oracles/fault.ts";
import { expectedColumns, expectedGrid, expectedTotals } from "../oracles/list-oracle.ts";
import { expectedRequest, openingQuestion, tabName, type Question } from "../oracles/request-oracle.ts";
import { maySee, mayDo } from "../oracles/viewer.ts";
import { listTable } from "./list-table.ts";
import { readTable } from "./read-table.ts";
import { faultsAfterWaiting, type ListVisit } from "./visit.ts";

/** The last question of the list, and the rows that came. */
export interface ListState {
  readonly question: Question;
  readonly rows: readonly Row[];
  readonly scope: ListVisit["scope"];
}

/** The tabs of the list; a page of tabs around it may have the same name. */
export function listTabs({ page, plan }: ListVisit): Locator {
  return page.getByRole("tablist", { name: plan.title, exact: true }).last().getByRole("tab");
}

/** Opens a tab of the list, and waits until its rows have come. */
export async function openTab(list: ListVisit, { label }: { readonly label: string }): Promise<void> {
  const { plan, exchanges } = list;
  const before = exchanges.count(plan.source.call);
  await listTabs(list)
    .filter({ hasText: beginsLike(label) })
    .click();
  await exchanges.answered(plan.source.call, before);
}

/** Waits for the list's first rows. */
export async function openList(list: ListVisit): Promise<ListState> {
  const { plan, exchanges, scope, viewer } = list;
  await exchanges.answered(plan.source.call);
  const tab = plan.tabs?.items.find((item) => maySee(viewer, item))?.id;
  return readState(list, openingQuestion(plan, scope, tab));
}

/** The state of a list after this question. */
export function readState({ plan, exchanges, scope }: ListVisit, question: Question): ListState {
  const answer = exchanges.latest(plan.source.call);
  return {
    question,
    rows: rowsOf(plan, plan.source.call, answer?.result),
    scope: {
      ...scope,
      filters: question.filters,
      tab: tabName(plan, question.tab),
      node: question.node ?? null,
      page: { number: 1, size: plan.pageSize },
    },
  };
}

/** Faults of the last request, which must be the one that the plan makes. */
export function findRequestFaults(
  { plan, name, exchanges, scope }: ListVisit,
  question: Question,
): readonly Fault[] {
  const seen = exchanges.latest(plan.source.call)?.params;
  return compare(`${name} / request`, expectedRequest(plan, question, scope), seen);
}

/** Titles, cells, totals and pager say what the last answer says; `all` with the columns that a user must switch on. */
export async function findRowFaults(
  list: ListVisit,
  question: Question,
  all = false,
): Promise<readonly Fault[]> {
  return faultsAfterWaiting(list, async () => {
    try {
      return await compareRows(list, readState(list, question), all);
    } catch (error) {
      return unknown(`${list.name} / rows`, error);
    }
  });
}

async function compareRows(
  list: ListVisit,
  { rows, scope }: ListState,
  all: boolean,
): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const whole = expectedGrid(plan, rows, scope, viewer, all);
  const table = listTable(page, plan);
  if ((await table.count()) === 0) return compare(`${name} / rows`, "a table", "no table");
  const seen = await readTable(table);
  // Of a tree that is open altogether only the first rows are drawn.
  const isCut = plan.tree !== undefined && seen.rows.length > 0;
  const expected = isCut ? { ...whole, rows: whole.rows.slice(0, seen.rows.length) } : whole;
  const lead =
    (plan.expand ? 1 : 0) + (plan.selectionActions.some((action) => mayDo(viewer, action)) ? 1 : 0);
  const columns = expectedColumns(plan.columns, scope, viewer, all);
  const cells = expected.rows.flatMap((row, at) =>
    row.flatMap((cell, place) => {
      const column = columns[place - lead];
      return compare(`${name} / row ${at + 1} / ${column?.id ?? "actions"}`, cell, seen.rows[at]?.[place]);
    }),
  );
  const totals = plan.summary?.source && exchanges.latest(plan.summary.source.call)?.result;
  const paging = plan.calls[plan.source.call]?.paging;
  const answer = exchanges.latest(plan.source.call)?.result as Row | undefined;
  return [
    ...compare(`${name} / columns`, expected.titles, seen.titles),
    ...compare(`${name} / rows`, expected.rows.length, seen.rows.length),
    ...cells,
    ...compare(
      `${name} / alignment`,
      expected.aligns,
      seen.aligns.slice(lead, lead + expected.aligns.length),
    ),
    ...(totals && rows.length > 0
      ? compare(
          `${name} / totals`,
          expectedTotals(plan, totals as Row, scope, viewer, all),
          seen.totals.slice(0, columns.length),
        )
      : []),
    ...(paging
      ? compare(
          `${name} / pager`,
          true,
          await page.getByText(`共 ${String(answer?.[paging.total])} 条`, { exact: true }).isVisible(),
        )
      : []),
  ];
}
