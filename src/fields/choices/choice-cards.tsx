import { createDeferred, useDeferred } from "../deferred.ts";
import type { ControlProps } from "../field-view.ts";
import { ChoiceBoxes } from "./choice-boxes.tsx";
import type { Choice } from "./choices.ts";

interface ChoiceCardsProps extends ControlProps {
  readonly choices: readonly Choice[];
}

const checkCard = createDeferred(async () => (await import("./check-card.ts")).CheckCard);

/** One of a few choices, each with a sentence about what it does: radio buttons that look like cards. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const loaded = useDeferred(checkCard);
  const draw = ({ label, ...choice }: Choice, isChosen: boolean, id: string) => {
    const description = <span id={id}>{choice.description}</span>;
    // Until the cards are there, and when they do not come, the radio buttons stand alone with the same texts.
    if (loaded.status !== "ready")
      return (
        <>
          {label} {description}
        </>
      );
    const Card = loaded.part;
    return (
      <Card
        size="small"
        checked={isChosen}
        disabled={props.disabled === true || props.readOnly === true}
        title={label}
        description={description}
      />
    );
  };
  const className = loaded.status === "ready" ? "field-cards field-cards-drawn" : "field-cards";
  return <ChoiceBoxes {...props} multiple={false} className={className} draw={draw} />;
}
