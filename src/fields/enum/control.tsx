import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../select-control.tsx";
import { enumEntries } from "./enum-labels.ts";

export function EnumControl(props: ControlProps) {
  return (
    <SelectControl
      {...props}
      choices={enumEntries(props.options, props.environment.enums)}
      multiple={props.options.multiple === true}
    />
  );
}
