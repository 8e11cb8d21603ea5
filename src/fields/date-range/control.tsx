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
import { dateLimits, typedFault } from "../dates/date-picker-control.tsx";
import type { ControlProps } from "../field-view.ts";
import { DateTyping } from "../dates/date-typing.tsx";
import { LookAlike } from "../antd/look-alike.tsx";
import { readRange } from "../read-range.ts";
import {
  cleanTypedDay,
  cleanTypedPeriod,
  completeTypedDay,
  completeTypedPeriod,
} from "../dates/typed-date.ts";
import { dateRangeContract } from "./contract.ts";
import { BLANK } from "../../domain/plain-text.ts";

const DAYS = {
  noun: "日期",
  picker: "date",
  wire: "YYYY-MM-DD",
  shown: "YYYY-MM-DD",
  placeholder: ["开始日期", "结束日期"] as [string, string],
  words: RELATIVE_DAYS,
  clean: cleanTypedDay,
  complete: completeTypedDay,
} as const;

const MONTHS = {
  noun: "账期",
  picker: "month",
  wire: "YYYY-MM",
  shown: "YYYY年MM期",
  placeholder: ["开始期间", "结束期间"] as [string, string],
  words: RELATIVE_DAYS.filter(([word]) => /month|quarter|year/.test(word)),
  clean: cleanTypedPeriod,
  complete: completeTypedPeriod,
} as const;

/**
 * Two days or months of one calendar; gives `[from, to]`. Where values may move with the calendar it offers 本月, 上月 and
 * similar words, chosen or typed, and gives the word.
 */
export function DateRangeControl(props: ControlProps) {
  const { environment, onChange } = props;
  const { relativeTo } = environment;
  const word = relativeTo !== undefined && isRelativeDays(props.value) ? props.value : null;
  const unit = props.options.months === true ? MONTHS : DAYS;
  const value = readRange(word === null ? props.value : resolveRelativeDays(word, relativeTo ?? "")).map(
    (end) => (typeof end === "string" ? end.slice(0, unit.wire.length) : end),
  );
  const days = dateRangeContract.format(value, props.options, environment, {});
  const text = word === null ? days : `${relativeDaysLabel(word)}（${days}）`;
  const [from, to] = value.map((end) => readDay(end, unit.wire));
  const isOutside = dateLimits(props.options, unit.wire);
  const { presets, wordOf } = useMemo(() => relativePresets(relativeTo, unit.words), [relativeTo, unit]);
  const takeTypedWord = (event: KeyboardEvent) => {
    const typed = event.target instanceof HTMLInputElement ? findRelativeDays(event.target.value) : undefined;
    if (relativeTo === undefined || typed === undefined || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "Enter" || event.key === "Tab") onChange(typed);
  };
  return (
    <LookAlike {...props} text={text === BLANK ? "" : text} popup="dialog" icon="calendar">
      {({ pickersOf }, start, { placeholder: _one, ...shared }) => {
        const { RangePicker } = pickersOf(environment.today);
        return (
          <span role="presentation" className="field-days" onKeyDownCapture={takeTypedWord}>
            <DateTyping
              clean={unit.clean}
              complete={unit.complete}
              faultOf={(typed) =>
                relativeTo !== undefined && findRelativeDays(typed) !== undefined
                  ? undefined
                  : typedFault(typed, { day: readDay(typed, unit.shown), noun: unit.noun, isOutside })
              }
            >
              <RangePicker
                {...shared}
                {...start}
                value={[from ?? null, to ?? null]}
                picker={unit.picker}
                format={unit.shown}
                placeholder={unit.placeholder}
                {...(presets && { presets })}
                {...(word !== null && { prefix: relativeDaysLabel(word) })}
                disabledDate={(day, { type }) => type === unit.picker && isOutside(day)}
                onChange={(chosen) => {
                  const preset = chosen?.[0] && wordOf(chosen[0]);
                  const ends = chosen?.map((day) => day?.format(unit.wire));
                  onChange(preset ?? (ends?.every((end) => end !== undefined) ? ends : undefined));
                }}
              />
            </DateTyping>
          </span>
        );
      }}
    </LookAlike>
  );
}

/** The picker's presets beside its calendar, and the word that a day given by one stands for. */
function relativePresets(today: string | undefined, offered: typeof DAYS.words | typeof MONTHS.words) {
  if (today === undefined) return { wordOf: () => undefined };
  const words = new Map<Dayjs, RelativeDays>();
  const presets = offered.map(([word, label]) => {
    const [first, last] = resolveRelativeDays(word, today);
    const from = dayjs(first, DAYS.wire);
    words.set(from, word);
    return { label, value: [from, dayjs(last, DAYS.wire)] as [Dayjs, Dayjs] };
  });
  return { presets, wordOf: (day: Dayjs) => words.get(day) };
}

function readDay(end: unknown, format: string): Dayjs | null {
  const day = typeof end === "string" ? dayjs(end, format, true) : null;
  return day?.isValid() ? day : null;
}
