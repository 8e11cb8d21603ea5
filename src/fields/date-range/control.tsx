import dayjs from "dayjs";
import { dateLimits } from "../date-picker-control.tsx";
import type { ControlProps } from "../field-view.ts";
import { DateTyping } from "../date-typing.tsx";
import { LookAlike } from "../look-alike.tsx";
import { readRange } from "../read-range.ts";
import { cleanTypedDay, completeTypedDay } from "../typed-date.ts";
import { dateRangeContract } from "./contract.ts";
import { BLANK } from "../../domain/plain-text.ts";

const FORMAT = "YYYY-MM-DD";

/** Two days of one calendar; gives `[from, to]`. */
export function DateRangeControl(props: ControlProps) {
  const text = dateRangeContract.format(props.value, {}, props.environment, {});
  const [from, to] = readRange(props.value).map(readDay);
  const isOutside = dateLimits(props.options, FORMAT);
  return (
    <LookAlike {...props} text={text === BLANK ? "" : text} popup="dialog" icon="calendar">
      {({ DatePicker }, start, { placeholder: _one, ...shared }) => (
        <DateTyping clean={cleanTypedDay} complete={completeTypedDay}>
          <DatePicker.RangePicker
            {...shared}
            {...start}
            value={[from ?? null, to ?? null]}
            format={FORMAT}
            placeholder={["开始日期", "结束日期"]}
            disabledDate={(day, { type }) => type === "date" && isOutside(day)}
            onChange={(days) => {
              const ends = days?.map((day) => day?.format(FORMAT));
              props.onChange(ends?.every((end) => end !== undefined) ? ends : undefined);
            }}
          />
        </DateTyping>
      )}
    </LookAlike>
  );
}

function readDay(end: unknown) {
  const day = typeof end === "string" ? dayjs(end.slice(0, FORMAT.length), FORMAT, true) : null;
  return day?.isValid() ? day : null;
}
