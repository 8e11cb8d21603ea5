import { isQuarterEnd, readPeriod } from "../../domain/period.ts";
import { DatePickerControl } from "../dates/date-picker-control.tsx";
import type { ControlProps } from "../field-view.ts";

/** Year and period in one panel; quarterly filers have the last month of each quarter alone. */
export function PeriodControl(props: ControlProps) {
  const { quarterly } = props.options;
  return (
    <DatePickerControl
      {...props}
      value={readPeriod(props.value) ?? props.value}
      wire="YYYY-MM"
      shown="YYYY年MM期"
      picker="month"
      {...(quarterly === true && { isRefused: (period: string) => !isQuarterEnd(period) })}
    />
  );
}
