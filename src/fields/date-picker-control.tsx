import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import type { ControlProps } from "./field-view.ts";
import { LookAlike } from "./look-alike.tsx";
import { isBlank, plainText } from "./plain-text.ts";

dayjs.extend(customParseFormat);

interface DatePickerControlProps extends ControlProps {
  /** Format of the value. */
  readonly wire: string;
  /** Format on screen. */
  readonly shown: string;
  readonly showTime?: boolean;
}

/** A day or a moment; a value that is not exactly of the wire's format is shown as text and can be replaced. */
export function DatePickerControl(props: DatePickerControlProps) {
  const parsed = dayjs(plainText(props.value), props.wire, true);
  const value = parsed.isValid() ? parsed : null;
  const text = value?.format(props.shown) ?? (isBlank(props.value) ? "" : plainText(props.value));
  return (
    <LookAlike {...props} text={text} popup="dialog" icon="calendar">
      {({ DatePicker }, start, shared) => (
        <DatePicker
          {...shared}
          {...start}
          value={value}
          format={props.shown}
          showTime={props.showTime === true}
          onChange={(next) => props.onChange(next ? dayjs(next).format(props.wire) : undefined)}
        />
      )}
    </LookAlike>
  );
}
