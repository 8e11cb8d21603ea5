import { useEffect, useRef, type KeyboardEvent } from "react";
import type { FieldEnvironment } from "../../../../fields/field-view.ts";
import type { CalendarPlan, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { shiftPeriod } from "../../../../domain/period.ts";
import type { RendererHost } from "../../../host.ts";
import type { KeyedRow } from "../../data/rows-page.ts";
import { shiftDay, weeksOf } from "../month-days.ts";
import { DayEntries } from "./day-entries.tsx";
import { dayTitle } from "./day-title.ts";

interface MonthGridProps {
  readonly plan: ListPlan;
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  readonly calendar: CalendarPlan;
  /** `YYYY-MM`. */
  readonly month: string;
  /** The chosen day. */
  readonly day: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly KeyedRow[]>;
  readonly onChoose: (day: string) => void;
}

const WEEKDAYS = ["一", "二", "三", "四", "五", "六", "日"];
const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The days of a month in weeks. One of them takes the focus; the arrow keys lead to the others, PageUp and PageDown to other months. */
export function MonthGrid(props: MonthGridProps) {
  const { calendar, month, day, today, byDay, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  });
  const walk = (event: KeyboardEvent) => {
    const next = dayAfter(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    onChoose(next);
  };
  const handlers = { onKeyDown: walk };
  return (
    <table className="calendar-grid" ref={grid} {...handlers} aria-label={`${month} 的日历`}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={`星期${weekday}`}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const entries = byDay.get(date) ?? [];
              return (
                <td key={date} {...(!date.startsWith(month) && { "data-outside": true })}>
                  <button
                    type="button"
                    aria-pressed={date === day}
                    aria-label={`${dayTitle(date)}，${entries.length} 条`}
                    {...(date === today && { "aria-current": "date" })}
                    tabIndex={date === day ? 0 : -1}
                    onClick={() => onChoose(date)}
                  >
                    <span className="calendar-number">
                      <span>{Number(date.slice(8))}</span>
                      {entries.length > 1 && <span className="calendar-total">{entries.length} 条</span>}
                    </span>
                    <DayEntries {...props} calendar={calendar} entries={entries} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day that a key leads to; the same day of another month, or its last one. */
function dayAfter(key: string, day: string): string | undefined {
  const step = STEPS[key];
  if (step !== undefined) return shiftDay(day, step);
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = shiftPeriod(day.slice(0, 7), key === "PageUp" ? -1 : 1);
  const days = weeksOf(month)
    .flat()
    .filter((date) => date.startsWith(month));
  return days.find((date) => date.endsWith(day.slice(8))) ?? days.at(-1);
}
