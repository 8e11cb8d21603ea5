import { ChoiceBoxes } from "../choices/choice-boxes.tsx";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";
import { enumEntries } from "./enum-labels.ts";

export function EnumControl(props: ControlProps) {
  const { as, multiple } = props.options;
  const entries = enumEntries(props.options, props.environment.enums).flatMap(({ value, label, all }) =>
    value === null || all ? [] : [{ value, label }],
  );
  if (as === "checkbox" || as === "radio") {
    return <ChoiceBoxes {...props} choices={entries} multiple={as === "checkbox"} />;
  }
  return <SelectControl {...props} choices={entries} multiple={multiple === true} />;
}
