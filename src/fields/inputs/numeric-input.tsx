import { useLayoutEffect, useState } from "react";
import { readNumber, roundDust } from "../../domain/number-text.ts";
import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "./native-input.tsx";
import { cleanNumericText, type NumericRules, readNumericText, writePastedNumber } from "./numeric-text.ts";
import { isBlank, plainText } from "../../domain/plain-text.ts";

interface NumericInputProps extends ControlProps {
  readonly rules: NumericRules;
  /** The number that a text stands for; default: `readNumber`. */
  readonly read?: (text: string) => number | undefined;
  /** The text of the number while the input is not being typed in. */
  readonly atRest?: (value: number) => string;
  readonly unit?: string | undefined;
  readonly maxLength?: number;
  readonly label?: string;
}

/**
 * Gives a number, `undefined` when emptied, and the text itself while it is no number, so that validation can say so. A
 * pasted text that is no number stays as it is, marked, until it has been changed into one.
 */
export function NumericInput({ rules, read = readNumber, atRest, unit, ...props }: NumericInputProps) {
  const [typed, setTyped] = useState("");
  const [isTyping, setTyping] = useState(false);
  const { value } = props;
  const written = isBlank(value) ? "" : plainText(value);
  const valueOf = (from: string) => readNumericText(from, read);
  const text = Object.is(valueOf(typed), valueOf(written)) ? typed : written;
  const isClean = cleanNumericText(text, rules) === text;
  const isUnread = typeof value === "string" && value !== "" && !(isTyping && isClean);
  const resting = !isTyping && atRest && isWithin(value, rules) ? atRest(value) : text;
  const { id } = props;
  useLayoutEffect(() => {
    // The text that was selected on entering has given way to the one that can be typed in.
    const input = document.getElementById(id);
    if (isTyping && input instanceof HTMLInputElement) input.select();
  }, [id, isTyping]);
  const input = (
    <NativeInput
      {...props}
      {...(isUnread && { "aria-invalid": true, title: "无法识别为数字" })}
      text={resting}
      clean={(next) => (isClean ? cleanNumericText(next, rules) : next)}
      paste={(next) => writePastedNumber(next, rules, read)}
      onText={(next) => {
        setTyped(next);
        props.onChange(valueOf(next));
      }}
      selectsAll
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        setTyped("");
        props.onBlur?.();
      }}
      inputMode="decimal"
      className="field-figures"
    />
  );
  return unit === undefined ? (
    input
  ) : (
    <span className="field-with-unit">
      {input}
      <span className="field-unit">{unit}</span>
    </span>
  );
}

/** A number that its text at rest does not round. */
function isWithin(value: unknown, { decimals = 20 }: NumericRules): value is number {
  return typeof value === "number" && roundDust(value, decimals) !== undefined;
}
