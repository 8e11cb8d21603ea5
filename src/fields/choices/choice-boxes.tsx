import "../fields.css";
import type { ReactNode } from "react";
import type { Choice } from "./choices.ts";
import { resolveChoice, shownValues, withAll } from "./choosing.ts";
import type { ControlProps } from "../field-view.ts";

interface ChoiceBoxesProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly className?: string;
  /** Draws a choice in the place of its label; what it adds describes the box by this id. */
  readonly draw?: (choice: Choice, isChosen: boolean, id: string) => ReactNode;
}

/** Every choice in sight: native check boxes for several, radio buttons for one. */
export function ChoiceBoxes({ choices, multiple, draw, ...props }: ChoiceBoxesProps) {
  const { id } = props;
  const chosen = shownValues(props.value, props.options);
  const toggle = ({ value }: Choice) => {
    const picked = chosen.includes(value) ? chosen.filter((entry) => entry !== value) : [...chosen, value];
    const resolved = resolveChoice(chosen, multiple ? picked : [value]);
    return props.onChange(multiple && resolved.length > 0 ? resolved : resolved[0]);
  };
  return (
    <div
      id={id}
      className={props.className ?? "field-boxes"}
      role={multiple ? "group" : "radiogroup"}
      aria-labelledby={`${id}-label`}
      aria-describedby={props["aria-describedby"]}
      {...(!multiple && {
        "aria-required": props["aria-required"],
        "aria-invalid": props["aria-invalid"],
      })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      {withAll(choices, props.options).map((choice, index) => (
        <label key={choice.value}>
          <input
            type={multiple ? "checkbox" : "radio"}
            name={id}
            checked={chosen.includes(choice.value)}
            disabled={props.disabled === true || props.readOnly === true}
            {...(props.autoFocus && index === 0 && { autoFocus: true })}
            {...(draw && { "aria-label": choice.label, "aria-describedby": `${id}-${choice.value}` })}
            onChange={() => toggle(choice)}
          />
          {draw ? draw(choice, chosen.includes(choice.value), `${id}-${choice.value}`) : choice.label}
        </label>
      ))}
    </div>
  );
}
