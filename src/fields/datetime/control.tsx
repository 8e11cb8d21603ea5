import type { ControlProps } from "../field-view.ts";
import { DatePickerControl } from "../dates/date-picker-control.tsx";

export function DatetimeControl(props: ControlProps) {
  return <DatePickerControl {...props} wire="YYYY-MM-DD HH:mm:ss" shown="YYYY-MM-DD HH:mm" showTime />;
}
