import { useLayoutEffect, useState } from "react";
import { AMOUNT_LIMIT, limitFor } from "../../domain/money.ts";
import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "./native-input.tsx";
import { cleanNumericText, readNumericText, type NumericRules } from "./numeric-text.ts";
import { isBlank, plainText } from "../../domain/plain-text.ts";

interface NumericInputProps extends ControlProps {
  readonly rules: NumericRules;
  /** The text of the number while the input is not being typed in. */
  readonly atRest?: (value: number) => string;
  readonly unit?: string | undefined;
  readonly maxLength?: number;
  readonly label?: string;
}

/** Gives a number, `undefined` when emptied, and the text itself while it is no number, so that validation can say so. */
export function NumericInput({ rules, atRest, unit, ...props }: NumericInputProps) {
  const [typed, setTyped] = useState("");
  const [isTyping, setTyping] = useState(false);
  const { value } = props;
  const written = isBlank(value) ? "" : plainText(value);
  const text = Object.is(readNumericText(typed), readNumericText(written)) ? typed : written;
  const resting = !isTyping && atRest && typeof value === "number" ? atRest(value) : text;
  const { id } = props;
  useLayoutEffect(() => {
    // The text that was selected on entering has given way to the one that can be typed in.
    const input = document.getElementById(id);
    if (isTyping && input instanceof HTMLInputElement) input.select();
  }, [id, isTyping]);
  const input = (
    <NativeInput
      {...props}
      text={resting}
      clean={(next) => cleanNumericText(next, rules)}
      onText={(cleaned) => {
        setTyped(cleaned);
        props.onChange(readNumericText(cleaned));
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

/** The typing rules in a field's options. */
export function numericRules(options: ControlProps["options"]): NumericRules {
  const { decimals, minimum, maximum } = options;
  return {
    limit: typeof maximum === "number" ? limitFor(maximum) : AMOUNT_LIMIT,
    ...(typeof decimals === "number" && { decimals }),
    signed: !(typeof minimum === "number" && minimum >= 0),
  };
}
