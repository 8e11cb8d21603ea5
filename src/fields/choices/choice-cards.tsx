import "../fields.css";
import { createDeferred, useDeferred } from "../deferred.ts";
import type { ControlProps } from "../field-view.ts";
import type { Choice } from "./choices.ts";
import { chosenValues } from "./choices.ts";

interface ChoiceCardsProps extends ControlProps {
  readonly choices: readonly (Choice & { readonly description?: string })[];
}

const checkCard = createDeferred(async () => (await import("./check-card.ts")).CheckCard);

/** One of a few choices, each with a sentence about what it does: native radio buttons that look like cards. */
export function ChoiceCards({ choices, ...props }: ChoiceCardsProps) {
  const { id } = props;
  const loaded = useDeferred(checkCard);
  // Until the cards are there, and when they do not come, it is radio buttons with the same texts.
  const Card = loaded.status === "ready" ? loaded.part : undefined;
  const [chosen] = chosenValues(props.value);
  return (
    <div
      id={id}
      className="field-cards"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={props["aria-describedby"]}
      aria-required={props["aria-required"]}
      aria-invalid={props["aria-invalid"]}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      {choices.map(({ value, label, description }) => (
        <label key={value} className={Card && "field-card"}>
          <input
            type="radio"
            name={id}
            aria-label={label}
            aria-describedby={description && `${id}-${value}`}
            checked={value === chosen}
            disabled={props.disabled === true || props.readOnly === true}
            onChange={() => props.onChange(value)}
          />
          {Card ? (
            <Card
              size="small"
              checked={value === chosen}
              disabled={props.disabled === true || props.readOnly === true}
              title={label}
              description={<span id={`${id}-${value}`}>{description}</span>}
            />
          ) : (
            <>
              {label} <span id={`${id}-${value}`}>{description}</span>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
