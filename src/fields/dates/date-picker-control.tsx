import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import type { FieldOptions } from "../../schema/contracts.ts";
import type { ControlProps } from "../field-view.ts";
import { DateTyping } from "./date-typing.tsx";
import { LookAlike } from "../antd/look-alike.tsx";
import { cleanTypedDay, cleanTypedPeriod, completeTypedDay, completeTypedPeriod } from "./typed-date.ts";
import { isBlank, plainText } from "../../domain/plain-text.ts";

dayjs.extend(customParseFormat);

interface DatePickerControlProps extends ControlProps {
  /** Format of the value. */
  readonly wire: string;
  /** Format on screen. */
  readonly shown: string;
  readonly showTime?: boolean;
  readonly picker?: "date" | "month";
  /** Days or months, in the wire's format, that cannot be chosen for another reason than the limits. */
  readonly isRefused?: (text: string) => boolean;
}

/** A day, a month or a moment; a value that is not exactly of the wire's format is shown as text and can be replaced. */
export function DatePickerControl(props: DatePickerControlProps) {
  const { wire, shown, picker = "date", isRefused } = props;
  const written = isBlank(props.value) ? "" : plainText(props.value);
  const value = written === "" ? null : readDate(written, wire);
  const text = value?.format(shown) ?? written;
  const limits = dateLimits(props.options, picker === "month" ? "YYYY-MM" : "YYYY-MM-DD");
  const isOutside = (day: Dayjs) => limits(day) || isRefused?.(day.format(wire)) === true;
  const noun = props.showTime === true ? "时间" : NOUNS[picker];
  return (
    <LookAlike {...props} text={text} popup="dialog" icon="calendar">
      {({ pickersOf }, start, shared) => {
        const { DatePicker } = pickersOf(props.environment.today);
        return (
          <DateTyping
            clean={picker === "month" ? cleanTypedPeriod : cleanTypedDay}
            complete={picker === "month" ? completeTypedPeriod : completeTypedDay}
            faultOf={(typed) => typedFault(typed, { day: readDate(typed, shown), noun, isOutside })}
          >
            <DatePicker
              {...shared}
              {...start}
              picker={picker}
              value={value}
              format={shown}
              showTime={props.showTime === true}
              disabledDate={(day: Dayjs, { type }) =>
                // A year's panel passes its first day, which says nothing about the months in it.
                (type === "date" || type === "month") && isOutside(day)
              }
              onChange={(next) => props.onChange(next ? dayjs(next).format(wire) : undefined)}
            />
          </DateTyping>
        );
      }}
    </LookAlike>
  );
}

const NOUNS = { date: "日期", month: "账期" } as const;

interface TypedDay {
  /** As it was read; null: it is none. */
  readonly day: Dayjs | null;
  readonly noun: string;
  readonly isOutside: (day: Dayjs) => boolean;
}

/** The words for a typed text that cannot be the value. */
export function typedFault(typed: string, { day, noun, isOutside }: TypedDay): string | undefined {
  if (!day) return `“${typed}”不是${noun}，没有采用`;
  return isOutside(day) ? `${typed} 不在可选范围内，没有采用` : undefined;
}

function readDate(text: string, wire: string): Dayjs | null {
  const parsed = dayjs(text, wire, true);
  return parsed.isValid() ? parsed : null;
}

/** True when a day lies outside the options `min` and `max`; their texts begin in the format given. */
export function dateLimits({ min, max }: FieldOptions, format: string): (day: Dayjs) => boolean {
  const [first, last] = [min, max].map((limit) =>
    typeof limit === "string" && limit !== "" ? limit.slice(0, format.length) : undefined,
  );
  return (day) => {
    const text = day.format(format);
    return (first !== undefined && text < first) || (last !== undefined && text > last);
  };
}
