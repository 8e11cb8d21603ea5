import type {
  BoardPlan,
  CalendarPlan,
  CardsPlan,
  ViewPlan,
} from "../../src/schema/plan/plans/screen-plan.ts";
import { plain, type Cell, type Row } from "../oracles/cell-oracle.ts";
import { rowsOf } from "../oracles/detail-oracle.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { expectedRequest, type Question } from "../oracles/request-oracle.ts";
import { expectedCard, laneRequest, monthRequest, weeksAround } from "../oracles/view-oracle.ts";
import { readState } from "./find-list-faults.ts";
import { readCards } from "./read-cards.ts";
import { faultsAfterWaiting, type ListVisit } from "./visit.ts";

/** Faults of boards and calendars: they must request what they show, and show each row in its lane or on its day. */
export async function findViewFaults(list: ListVisit, question: Question): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const view of list.plan.views ?? []) {
    faults.push(...(await findFaultsOf(list, view, question)));
  }
  if (list.plan.views) await openView(list, "列表");
  return faults;
}

async function findFaultsOf(list: ListVisit, view: ViewPlan, question: Question): Promise<readonly Fault[]> {
  if (view.as === "board") return await findBoardFaults(list, view, question);
  if (view.as === "calendar") return await findCalendarFaults(list, view, question);
  return await findCardFaults(list, view, question);
}

/** Faults of cards, which must send the same request as the table. */
async function findCardFaults(
  list: ListVisit,
  view: CardsPlan,
  question: Question,
): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const before = exchanges.count(plan.source.call);
  await openView(list, "卡片");
  const { result, params } = await exchanges.answered(plan.source.call, before);
  const { scope } = readState(list, question);
  const cards = page.getByRole("region", { name: plan.title, exact: true }).and(page.locator(".cards"));
  return await faultsAfterWaiting(list, async () => [
    ...compare(`${name} / cards / request`, expectedRequest(plan, question, list.scope), params),
    ...compareCards(
      `${name} / cards`,
      rowsOf(plan, plan.source.call, result).map((row) => expectedCard(plan, view.card, row, scope, viewer)),
      await readCards(cards),
    ),
  ]);
}

async function openView({ page }: ListVisit, name: string): Promise<void> {
  await page.getByRole("radio", { name, exact: true }).check();
}

async function findBoardFaults(
  list: ListVisit,
  board: BoardPlan,
  question: Question,
): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const source = plan.source.call;
  const before = exchanges.count(source);
  await openView(list, "看板");
  const lanes = (plan.enums[board.enum] ?? []).filter(({ value, all }) => value !== null && !all);
  const { scope } = readState(list, question);
  return await faultsAfterWaiting(list, async () => {
    const answers = exchanges
      .all()
      .filter(({ call }) => call.id === source)
      .slice(before);
    const faults: Fault[] = [];
    for (const { value, label } of lanes) {
      const asked = laneRequest(plan, board, question, list.scope, value);
      const answer = answers.find(
        ({ params }) => JSON.stringify(sorted(params)) === JSON.stringify(sorted(asked)),
      );
      const where = `${name} / board / ${label}`;
      if (!answer) {
        faults.push(
          ...compare(
            `${where} / request`,
            asked,
            answers.map(({ params }) => params),
          ),
        );
        continue;
      }
      const rows = rowsOf(plan, source, answer.result);
      const lane = page.getByRole("region", { name: new RegExp(`^${label}`) });
      const total = (answer.result as Row | undefined)?.[answer.call.paging?.total ?? ""];
      faults.push(
        ...compare(
          `${where} / title`,
          `${label}${plain(total)}`,
          await lane.getByRole("heading").innerText(),
        ),
        ...compareCards(
          where,
          rows.map((row) => expectedCard(plan, board.card, row, scope, viewer)),
          await readCards(lane),
        ),
      );
    }
    return faults;
  });
}

async function findCalendarFaults(
  list: ListVisit,
  calendar: CalendarPlan,
  question: Question,
): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const before = exchanges.count(plan.source.call);
  await openView(list, "日历");
  const { result, params } = await exchanges.answered(plan.source.call, before);
  const month = viewer.today.slice(0, 7);
  const asked = monthRequest(plan, calendar, question, list.scope, weeksAround(month));
  const { scope } = readState(list, question);
  const byDay = new Map<string, Row[]>();
  for (const row of rowsOf(plan, plan.source.call, result)) {
    const date = String(row[calendar.date]).slice(0, 10);
    byDay.set(date, [...(byDay.get(date) ?? []), row]);
  }
  const [day, rows] = [...byDay].find(([date]) => date.startsWith(month)) ?? [`${month}-01`, []];
  const dayName = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  await page.getByRole("button", { name: new RegExp(`^${dayName} `) }).click();
  return await faultsAfterWaiting(list, async () => [
    ...compare(`${name} / calendar / request`, asked, params),
    ...compare(
      `${name} / calendar / days`,
      [...byDay].map(([date, ofDay]) => `${Number(date.slice(8))} ${ofDay.length}`).toSorted(),
      await page.locator(".calendar-grid button").evaluateAll((buttons) =>
        buttons
          .flatMap((button) => {
            const [, number, count] = /月(\d+)日.*，(\d+) 条$/.exec(button.ariaLabel ?? "") ?? [];
            return count === undefined || count === "0" ? [] : [`${number} ${count}`];
          })
          .toSorted(),
      ),
    ),
    ...compareCards(
      `${name} / calendar / ${dayName}`,
      rows.map((row) => expectedCard(plan, calendar.card, row, scope, viewer)),
      await readCards(page.getByRole("region", { name: new RegExp(`^${dayName} `) })),
    ),
  ]);
}

function compareCards(where: string, expected: readonly Cell[], seen: readonly Cell[]): readonly Fault[] {
  return [
    ...compare(`${where} / cards`, expected.length, seen.length),
    ...expected.flatMap((card, at) => compare(`${where} / card ${at + 1}`, card, seen[at])),
  ];
}

function sorted(params: Row): readonly (readonly [string, unknown])[] {
  return Object.entries(params).toSorted(([left], [right]) => (left < right ? -1 : 1));
}
