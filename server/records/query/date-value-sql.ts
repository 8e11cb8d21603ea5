import { type Expression, type RawBuilder, sql } from "kysely";
import type { DateFunction } from "../../../src/schema/predicate/predicate.ts";

type Text = Expression<unknown>;

const DAY = "^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";
const PERIOD_OR_DAY = "^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])(-[0-9]{2})?$";

/** As `dateValue`, in SQL: a text, or a number for `monthOf` and `yearOf`; null of what is no date. */
export function dateValueSql(name: DateFunction, value: Text, count: number): RawBuilder<unknown> {
  switch (name) {
    case "addDays":
      return ofDay(value, sql`(${value})::date + ${sql.lit(count)}::integer`, "YYYY-MM-DD");
    case "addMonths":
      return ofPeriod(value, shown(monthAfter(value, count), "YYYY-MM"));
    case "endOfMonth":
      return ofPeriod(value, shown(sql`(${monthAfter(value, 1)})::date - 1`, "YYYY-MM-DD"));
    case "monthOf":
      return ofPeriod(value, sql`substr(${value}, 6, 2)::integer`);
    case "yearOf":
      return ofPeriod(value, sql`substr(${value}, 1, 4)::integer`);
  }
}

/** Cases are worked out one inside the other, so that no text which is no day is ever taken for one. */
function ofDay(value: Text, result: RawBuilder<unknown>, format: string): RawBuilder<unknown> {
  const isThere = sql`substr(${value}, 9, 2)::integer <= date_part('day', (${monthAfter(value, 1)})::date - 1)`;
  return sql`(case when ${value} ~ ${sql.lit(DAY)} then case when ${isThere} then ${shown(result, format)} end end)`;
}

function ofPeriod(value: Text, result: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case when ${value} ~ ${sql.lit(PERIOD_OR_DAY)} then ${result} end)`;
}

/** The first day of the month so many months later. */
function monthAfter(value: Text, months: number): RawBuilder<unknown> {
  const first = sql`make_date(substr(${value}, 1, 4)::integer, substr(${value}, 6, 2)::integer, 1)`;
  return sql`(${first} + make_interval(months => ${sql.lit(months)}::integer))`;
}

function shown(day: RawBuilder<unknown>, format: string): RawBuilder<unknown> {
  const within = sql`(${day})::date between date '0001-01-01' and date '9999-12-31'`;
  return sql`(case when ${within} then to_char((${day})::date, ${sql.lit(format)}) end)`;
}
