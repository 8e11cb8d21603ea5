import "../fields.css";
import type { Choice } from "./choices.ts";
import { resolveChoice, shownValues, withAll } from "./choosing.ts";
import type { ControlProps } from "../field-view.ts";

interface ChoiceBoxesProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
}

/** Every choice in sight: native check boxes for several, radio buttons for one. */
export function ChoiceBoxes({ choices, multiple, ...props }: ChoiceBoxesProps) {
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
      className="field-boxes"
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
            onChange={() => toggle(choice)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
