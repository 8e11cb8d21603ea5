import type { ControlProps } from "../field-view.ts";
import { DatePickerControl } from "../dates/date-picker-control.tsx";

export function DateControl(props: ControlProps) {
  return <DatePickerControl {...props} wire="YYYY-MM-DD" shown="YYYY-MM-DD" />;
}
