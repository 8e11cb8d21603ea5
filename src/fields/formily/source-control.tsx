import { readChoiceSource } from "../choices/choices.ts";
import { useChoices } from "../choices/use-choices.ts";
import { useDroppedValues } from "../choices/use-dropped-values.ts";
import { FormilyControl, type FormilyControlProps } from "./formily-control.tsx";

/** A control of Formily's own that chooses from what a read operation gives. */
export function SourceControl(props: FormilyControlProps) {
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, true);
  useDroppedValues(props, source, state);
  return <FormilyControl {...props} choices={state} onWanted={load} />;
}
