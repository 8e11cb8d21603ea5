import type { ArrayField } from "@formily/core";
import { useField } from "@formily/react";
import { useRef } from "react";
import {
  chosenValues,
  readChoiceSource,
  type Choice,
  type ChoiceValue,
} from "../../../fields/choices/choices.ts";
import { useChoices } from "../../../fields/choices/use-choices.ts";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { FieldOptions } from "../../../schema/contracts.ts";
import { isForReading } from "../field/field-connector.tsx";
import { newEntry } from "./new-entry.ts";
import { plainCopy } from "../values/plain-copy.ts";

interface Entry {
  readonly [property: string]: unknown;
}

interface ChosenOptions {
  /** Property of an entry that holds its choice. */
  readonly by: string;
  readonly kept?: { readonly values: unknown; readonly reason: string };
}

/**
 * The choices of a list and the entries of the ticked ones. The values typed into an entry come back when its choice
 * is ticked again.
 */
export function useChosenEntries(environment: FieldEnvironment) {
  const field = useField<ArrayField>();
  const options = plainCopy(field.componentProps) as ChosenOptions & FieldOptions;
  const { by, kept } = options;
  const { state, load } = useChoices(readChoiceSource(options), environment.call, true);
  const taken = useRef(new Map<ChoiceValue, Entry>());
  const rows = (plainCopy(field.value) ?? []) as readonly Entry[];
  const chosen = rows.map((row) => chosenValues(row[by])[0] ?? "");
  const isKnown = (value: ChoiceValue) => state.choices.some((choice) => choice.value === value);
  // A choice that is offered no more can still be taken away.
  const others = chosen
    .filter((value) => !isKnown(value))
    .map((value): Choice => ({ value, label: `${value}（已不适用）` }));
  const choices = [...state.choices, ...others];
  const places = new Map(choices.map(({ value }, index) => [value, index]));
  const keptValues = new Set(chosenValues(kept?.values));
  return {
    field,
    status: state.status,
    load,
    choices,
    entries: chosen.flatMap((value) => choices.filter((choice) => choice.value === value)),
    isEditable: field.pattern === "editable" && !isForReading(field),
    keptReason: ({ value }: Choice) => (keptValues.has(value) ? kept?.reason : undefined),
    tick: ({ value }: Choice) => {
      const before = chosen.filter((other) => (places.get(other) ?? 0) < (places.get(value) ?? 0));
      const values = { ...taken.current.get(value), [by]: value };
      void field.insert(before.length, newEntry(field, before.length, values));
    },
    untick: ({ value }: Choice) => {
      const index = chosen.indexOf(value);
      const entry = rows[index];
      if (entry) taken.current.set(value, entry);
      void field.remove(index);
    },
  };
}
