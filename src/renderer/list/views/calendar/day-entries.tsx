import { plainText } from "../../../../domain/plain-text.ts";
import type { FieldEnvironment } from "../../../../fields/field-view.ts";
import type { CalendarPlan, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { fieldReader } from "../../../../schema/dotted-field.ts";
import type { RendererHost } from "../../../host.ts";
import type { KeyedRow } from "../../data/rows-page.ts";

interface DayEntriesProps {
  readonly plan: ListPlan;
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  readonly calendar: CalendarPlan;
  readonly entries: readonly KeyedRow[];
}

/** More than the highest day of a screen has room for. */
const MOST_LINES = 12;
/** Columns of the card that a line shows. */
const TOLD = 2;

/** The first rows of a day, a line each: the time of day, the head of the card and what comes next on it. */
export function DayEntries({ plan, host, environment, calendar, entries }: DayEntriesProps) {
  const readDate = fieldReader(calendar.date);
  const told = calendar.card
    .slice(0, TOLD)
    .flatMap((id) => plan.columns.find((column) => column.id === id) ?? []);
  const colored = plan.columns.find(({ id }) => id === calendar.color);
  const colors = colored && plan.enums[plainText(colored.options.enum)];
  return (
    <>
      {entries.slice(0, MOST_LINES).map(({ key, row }) => {
        const value = colored && fieldReader(colored.field)(row);
        const color = colors?.find((entry) => entry.value === value)?.color ?? "default";
        const texts = told.map(
          ({ field, kind, options }) =>
            host.fields[kind]?.text(fieldReader(field)(row), options, environment, row) ?? "",
        );
        return (
          <span key={key} className={`calendar-line calendar-${color}`}>
            {[String(readDate(row)).slice(11, 16), ...texts].filter(Boolean).join(" ")}
          </span>
        );
      })}
    </>
  );
}
