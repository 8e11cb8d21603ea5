import dayjs, { type Dayjs } from "dayjs";
import { type KeyboardEvent, useMemo } from "react";
import {
  findRelativeDays,
  isRelativeDays,
  RELATIVE_DAYS,
  relativeDaysLabel,
  type RelativeDays,
  resolveRelativeDays,
} from "../../domain/relative-days.ts";
import { dateLimits } from "../dates/date-picker-control.tsx";
import type { ControlProps } from "../field-view.ts";
import { DateTyping } from "../dates/date-typing.tsx";
import { LookAlike } from "../antd/look-alike.tsx";
import { readRange } from "../read-range.ts";
import { cleanTypedDay, completeTypedDay } from "../dates/typed-date.ts";
import { dateRangeContract } from "./contract.ts";
import { BLANK } from "../../domain/plain-text.ts";

const FORMAT = "YYYY-MM-DD";

/**
 * Two days of one calendar; gives `[from, to]`. Where values may move with the calendar it offers 本月, 上月 and their
 * like, chosen or typed, and gives the word.
 */
export function DateRangeControl(props: ControlProps) {
  const { environment, onChange } = props;
  const { relativeTo } = environment;
  const word = relativeTo !== undefined && isRelativeDays(props.value) ? props.value : null;
  const value = word === null ? props.value : resolveRelativeDays(word, relativeTo ?? "");
  const days = dateRangeContract.format(value, {}, environment, {});
  const text = word === null ? days : `${relativeDaysLabel(word)}（${days}）`;
  const [from, to] = readRange(value).map(readDay);
  const isOutside = dateLimits(props.options, FORMAT);
  const { presets, wordOf } = useMemo(() => relativePresets(relativeTo), [relativeTo]);
  const takeTypedWord = (event: KeyboardEvent) => {
    const typed = event.target instanceof HTMLInputElement ? findRelativeDays(event.target.value) : undefined;
    if (relativeTo === undefined || typed === undefined || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "Enter" || event.key === "Tab") onChange(typed);
  };
  return (
    <LookAlike {...props} text={text === BLANK ? "" : text} popup="dialog" icon="calendar">
      {({ DatePicker }, start, { placeholder: _one, ...shared }) => (
        <span role="presentation" className="field-days" onKeyDownCapture={takeTypedWord}>
          <DateTyping clean={cleanTypedDay} complete={completeTypedDay}>
            <DatePicker.RangePicker
              {...shared}
              {...start}
              value={[from ?? null, to ?? null]}
              format={FORMAT}
              placeholder={["开始日期", "结束日期"]}
              {...(presets && { presets })}
              {...(word !== null && { prefix: relativeDaysLabel(word) })}
              disabledDate={(day, { type }) => type === "date" && isOutside(day)}
              onChange={(chosen) => {
                const preset = chosen?.[0] && wordOf(chosen[0]);
                const ends = chosen?.map((day) => day?.format(FORMAT));
                onChange(preset ?? (ends?.every((end) => end !== undefined) ? ends : undefined));
              }}
            />
          </DateTyping>
        </span>
      )}
    </LookAlike>
  );
}

/** The picker's presets beside its calendar, and the word that a day given by one stands for. */
function relativePresets(today: string | undefined) {
  if (today === undefined) return { wordOf: () => undefined };
  const words = new Map<Dayjs, RelativeDays>();
  const presets = RELATIVE_DAYS.map(([word, label]) => {
    const [first, last] = resolveRelativeDays(word, today);
    const from = dayjs(first, FORMAT);
    words.set(from, word);
    return { label, value: [from, dayjs(last, FORMAT)] as [Dayjs, Dayjs] };
  });
  return { presets, wordOf: (day: Dayjs) => words.get(day) };
}

function readDay(end: unknown) {
  const day = typeof end === "string" ? dayjs(end.slice(0, FORMAT.length), FORMAT, true) : null;
  return day?.isValid() ? day : null;
}
