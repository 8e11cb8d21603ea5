import { readChoiceSource } from "../choices/choices.ts";
import { useChoices } from "../choices/use-choices.ts";
import { useDroppedValues } from "../choices/use-dropped-values.ts";
import { FormilyControl, type FormilyControlProps } from "./formily-control.tsx";

interface SourceControlProps extends Omit<FormilyControlProps, "settings"> {
  /** Properties of the component where so many are offered. */
  readonly settings: (offered: number) => FormilyControlProps["settings"] & object;
}

/** A control of Formily's own that chooses from what a read operation gives. */
export function SourceControl({ settings, ...props }: SourceControlProps) {
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, true);
  useDroppedValues(props, source, state);
  return (
    <FormilyControl {...props} settings={settings(state.choices.length)} choices={state} onWanted={load} />
  );
}
