import { useState } from "react";
import type { CalendarPlan, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { shiftPeriod } from "../../../../domain/period.ts";
import { Button } from "../../../button.tsx";
import type { Screen } from "../../../host.ts";
import type { KeyedRow } from "../../data/rows-page.ts";
import type { ListScreen } from "../../use-list-screen.ts";
import { cardActions } from "../card-actions.ts";
import { startClicked } from "../card-place.ts";
import { RowCard } from "../row-card.tsx";
import { useCardFields } from "../use-card-fields.ts";
import { dayTitle } from "./day-title.ts";
import { MonthGrid } from "./month-grid.tsx";
import { rowsByDay } from "./rows-by-day.ts";

interface CalendarProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
  readonly calendar: CalendarPlan;
}

const NO_ROWS: readonly KeyedRow[] = [];

/** A month with the rows on their days, and beside it those of the chosen day with all that can be done with them. */
export function Calendar({ screen, list, calendar }: CalendarProps) {
  const { plan, host } = screen;
  const { state, environment, scope } = list;
  const today = host.today();
  const month = state.query.month ?? today.slice(0, 7);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen?.startsWith(month) ? chosen : firstChoice(month, today);
  const fields = useCardFields({ screen, environment, scope, card: calendar.card });
  const byDay = rowsByDay(state.rows, calendar.date);
  const ofDay = byDay.get(day) ?? NO_ROWS;
  const open = (next: string, chosenDay: string | null = null) => {
    setChosen(chosenDay);
    if (next !== month) list.ask({ month: next });
  };
  const acting = cardActions(list);
  const handlers = { onClick: startClicked(acting.onStart) };
  const missing = state.total - state.rows.length;
  return (
    <section className="calendar" aria-label={plan.title} aria-busy={state.busy} {...handlers}>
      <div className="calendar-month">
        <header className="calendar-head">
          <Button aria-label="上个月" onClick={() => open(shiftPeriod(month, -1))}>
            ‹
          </Button>
          <h3 aria-live="polite">{monthTitle(month)}</h3>
          <Button aria-label="下个月" onClick={() => open(shiftPeriod(month, 1))}>
            ›
          </Button>
          <Button onClick={() => open(today.slice(0, 7), today)}>今天</Button>
        </header>
        {missing > 0 && (
          <output className="list-notice">
            这个月共 {state.total} 条，只显示前 {state.rows.length} 条，请用筛选条件缩小范围。
          </output>
        )}
        <MonthGrid
          {...{ plan, host, environment, calendar, month, day, today, byDay }}
          onChoose={(next) => open(next.slice(0, 7), next)}
        />
      </div>
      <section className="calendar-day" aria-label={dayTitle(day)}>
        <h3>
          {dayTitle(day)}
          <span className="calendar-count">{ofDay.length} 条</span>
        </h3>
        {ofDay.length === 0 && <p className="calendar-empty">这一天没有{plan.title}</p>}
        <ul>
          {ofDay.map((entry) => (
            <li key={entry.key} className="row-card" data-card={entry.key}>
              <RowCard entry={entry} fields={fields} {...acting} />
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** Today in its month, else the first. */
function firstChoice(month: string, today: string): string {
  return today.startsWith(month) ? today : `${month}-01`;
}

function monthTitle(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
}
