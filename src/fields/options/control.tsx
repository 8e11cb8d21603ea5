import { chosenValues, readChoiceSource } from "../choices/choices.ts";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { useDroppedValues } from "../choices/use-dropped-values.ts";
import { SearchedOptions } from "./searched-options.tsx";

export function OptionsControl(props: ControlProps) {
  const { search } = props.options;
  return typeof search === "string" ? (
    <SearchedOptions {...props} param={search} />
  ) : (
    <ListedOptions {...props} />
  );
}

/** All choices at once. */
function ListedOptions(props: ControlProps) {
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, chosenValues(props.value).length > 0);
  useDroppedValues(props, source, state);
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
