import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import dayjsCalendar from "rc-picker/lib/generate/dayjs";

type Picker = ReturnType<typeof DatePicker.generatePicker<Dayjs>>;

const pickers = new Map<string, Picker>();

/** antd's date picker with a day (`YYYY-MM-DD`) for today, whatever the clock and the place of the browser say. */
export function pickerOf(today: string): Picker {
  const known = pickers.get(today);
  if (known) return known;
  const picker = DatePicker.generatePicker<Dayjs>({ ...dayjsCalendar, getNow: () => nowOn(today) });
  pickers.set(today, picker);
  return picker;
}

/** The time of day of Asia/Shanghai on that day. */
function nowOn(today: string): Dayjs {
  const time = new Date().toLocaleTimeString("sv", { timeZone: "Asia/Shanghai" });
  return dayjs(`${today} ${time}`);
}
