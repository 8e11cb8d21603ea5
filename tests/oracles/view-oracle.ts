import type { BoardPlan, CalendarPlan, CallPlan, ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { rowButtons } from "./action-oracle.ts";
import { BLANK, plain, type Cell, type Row } from "./cell-oracle.ts";
import { actionsCell, expectedColumns, gridCell } from "./list-oracle.ts";
import { expectedRequest, onTheWire, callOf, type Question } from "./request-oracle.ts";
import { rowScope } from "./row-scope.ts";
import type { Scope, Viewer } from "./viewer.ts";

/** As many cards as a lane has at first. */
const LANE_SIZE = 20;

/** The question of a list without the parameters that the lanes or days set themselves. */
function questionInView(plan: ListPlan, params: readonly string[], question: Question): Question {
  const filters = Object.fromEntries(
    Object.entries(question.filters).filter(([id]) => {
      const filter = plan.filters.find((candidate) => candidate.id === id);
      return !filter?.params.some((param) => params.includes(param));
    }),
  );
  const tab = plan.tabs && params.includes(plan.tabs.param) ? undefined : question.tab;
  return { ...question, filters, tab };
}

/** The parameters of the request for the cards of a lane. */
export function laneRequest(
  plan: ListPlan,
  board: BoardPlan,
  question: Question,
  scope: Scope,
  value: unknown,
): Row {
  const call = callOf(plan, plan.source.call);
  const asked = expectedRequest(plan, questionInView(plan, [board.param], question), scope);
  return {
    ...asked,
    ...onTheWire(call, { [board.param]: board.several ? [value] : value, ...sized(call, LANE_SIZE) }),
  };
}

/** The parameters of the request for the days of a month. */
export function monthRequest(
  plan: ListPlan,
  calendar: CalendarPlan,
  question: Question,
  scope: Scope,
  [from, to]: readonly [string, string],
): Row {
  const call = callOf(plan, plan.source.call);
  const byDate =
    calendar.sort === undefined ? {} : { sort: { column: calendar.sort, order: "ascending" } as const };
  const inView = { ...questionInView(plan, [calendar.from, calendar.to], question), ...byDate };
  return {
    ...expectedRequest(plan, inView, scope),
    ...onTheWire(call, {
      [calendar.from]: from,
      [calendar.to]: to,
      ...sized(call, calendar.most),
    }),
  };
}

/** The Monday and the Sunday between which a month stands. */
export function weeksAround(month: string): readonly [string, string] {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const shifted = (date: Date, days: number) =>
    new Date(date.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const first = day(`${month}-01`);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = day(shifted(next, -1));
  return [shifted(first, -((first.getUTCDay() || 7) - 1)), shifted(last, 7 - (last.getUTCDay() || 7))];
}

/** A card: its texts, and its buttons. */
export function expectedCard(
  plan: ListPlan,
  card: readonly string[],
  row: Row,
  scope: Scope,
  viewer: Viewer,
): Cell {
  const seen = rowScope(scope, row, plan);
  const allowed = expectedColumns(plan.columns, scope, viewer, true);
  const cells = card.flatMap((id, at) => {
    const column = allowed.find((candidate) => candidate.id === id);
    if (!column) return [];
    const { second: _second, ...alone } = column;
    const cell = gridCell(plan, plan.rowActions, alone, seen, viewer);
    if (at > 0 && cell.text === BLANK) return [];
    return [at === 0 ? cell : { ...cell, text: `${plain(column.title)} ${cell.text}` }];
  });
  const actions = actionsCell(rowButtons(plan.rowActions, seen, viewer));
  return {
    text: [...cells, actions]
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" "),
    buttons: [...cells, actions].flatMap(({ buttons }) => buttons),
  };
}

function sized({ paging }: CallPlan, size: number): Row {
  return paging ? { [paging.page]: 1, [paging.size]: size } : {};
}
