import { chosenValues, readChoiceSource } from "../choices.ts";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../select-control.tsx";
import { useChoices } from "../use-choices.ts";

export function OptionsControl(props: ControlProps) {
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, chosenValues(props.value).length > 0);
  return (
    <SelectControl
      {...props}
      choices={state.choices}
      status={state.status}
      onWanted={load}
      multiple={props.options.multiple === true}
    />
  );
}
