import { useEffect, useRef } from "react";
import { choiceLabels, chosenValues, type ChoiceSource } from "./choices.ts";
import type { ControlProps } from "../field-view.ts";
import type { ChoicesState } from "./use-choices.ts";

/**
 * Clears values that are no longer offered once other parameters have brought other choices. The first choices clear
 * nothing: a record may hold a value that can no longer be chosen.
 */
export function useDroppedValues(props: ControlProps, source: ChoiceSource, state: ChoicesState): void {
  const params = JSON.stringify(source.params);
  const known = useRef(params);
  const { value, onChange } = props;
  useEffect(() => {
    if (state.status !== "ready" || known.current === params) return;
    known.current = params;
    const labels = choiceLabels(state.choices);
    const chosen = chosenValues(value);
    const kept = chosen.filter((chosenValue) => labels.has(chosenValue));
    if (kept.length === chosen.length) return;
    onChange(Array.isArray(value) && kept.length > 0 ? kept : undefined);
  }, [params, state, value, onChange]);
}
