import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";

export function StateControl(props: ControlProps) {
  const { state, multiple } = props.options;
  const cases = typeof state === "string" ? (props.environment.states[state]?.cases ?? []) : [];
  return <SelectControl {...props} choices={cases} multiple={multiple === true} />;
}
