import "../fields.css";
import { readNumber, readPercentage } from "../../domain/number-text.ts";
import { fractionToPercent, percentToFraction } from "../../domain/percent.ts";
import type { ControlProps } from "../field-view.ts";
import { NumericInput } from "../inputs/numeric-input.tsx";
import { numericRules } from "../inputs/numeric-text.ts";
import { readRange } from "../read-range.ts";

const ENDS = ["最小值", "最大值"] as const;

/** Two inputs; gives `[low, high]`, and puts the lower one first once the user has left them. */
export function NumberRangeControl(props: ControlProps) {
  const { id, options } = props;
  const { onBlur: _whenBothAreLeft, ...shared } = props;
  const isPercent = options.percent === true;
  const ends = readRange(props.value);
  const written = (end: unknown) => (isPercent && typeof end === "number" ? fractionToPercent(end) : end);
  const read = (typed: unknown) =>
    isPercent && typeof typed === "number" ? percentToFraction(typed) : (typed ?? null);
  const give = (next: readonly unknown[]) =>
    props.onChange(next.every((end) => end === null) ? undefined : next);
  const order = () => {
    const [low, high] = ends;
    if (typeof low === "number" && typeof high === "number" && low > high) give([high, low]);
    props.onBlur?.();
  };
  return (
    <span
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) order();
      }}
    >
      <fieldset className="field-pair" aria-labelledby={`${id}-label`}>
        {ENDS.map((name, index) => (
          <NumericInput
            key={name}
            {...shared}
            id={index === 0 ? id : `${id}-high`}
            value={written(ends[index])}
            onChange={(next) => give(ends.map((end, at) => (at === index ? read(next) : end)))}
            unit={isPercent ? "%" : undefined}
            rules={numericRules(options)}
            read={isPercent ? readPercentage : readNumber}
            placeholder={name}
            label={name}
            {...(typeof options.maxLength === "number" && { maxLength: options.maxLength })}
          />
        ))}
      </fieldset>
    </span>
  );
}
