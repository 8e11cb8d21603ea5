import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import dayjsCalendar from "rc-picker/es/generate/dayjs";

function makePickers(today: string) {
  const made = DatePicker.generatePicker<Dayjs>({ ...dayjsCalendar, getNow: () => nowOn(today) });
  return { DatePicker: made, RangePicker: made.RangePicker };
}

type Pickers = ReturnType<typeof makePickers>;

const known = new Map<string, Pickers>();

/** antd's date pickers with a day (`YYYY-MM-DD`) for today, whatever the clock and the place of the browser say. */
export function pickersOf(today: string): Pickers {
  const pickers = known.get(today) ?? makePickers(today);
  known.set(today, pickers);
  return pickers;
}

/** The time of day of Asia/Shanghai on that day. */
function nowOn(today: string): Dayjs {
  const time = new Date().toLocaleTimeString("sv", { timeZone: "Asia/Shanghai" });
  return dayjs(`${today} ${time}`);
}
