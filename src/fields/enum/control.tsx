import { ChoiceBoxes } from "../choices/choice-boxes.tsx";
import { ChoiceCards } from "../choices/choice-cards.tsx";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";
import { enumEntries } from "./enum-labels.ts";

export function EnumControl(props: ControlProps) {
  const { as, multiple } = props.options;
  const entries = enumEntries(props.options, props.environment.enums).flatMap(
    ({ value, label, description, all }) =>
      value === null || all ? [] : [{ value, label, ...(description !== undefined && { description }) }],
  );
  if (as === "cards") return <ChoiceCards {...props} choices={entries} />;
  if (as === "checkbox" || as === "radio") {
    return <ChoiceBoxes {...props} choices={entries} multiple={as === "checkbox"} />;
  }
  return <SelectControl {...props} choices={entries} multiple={multiple === true} />;
}
