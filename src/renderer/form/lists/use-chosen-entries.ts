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
  /** `values` has a choice as often as it has to keep an entry. */
  readonly kept?: { readonly values: unknown; readonly reason: string };
  readonly several?: { readonly values: unknown; readonly addText: string };
}

/**
 * The choices of a list and the entries of the ticked ones, some with several. The values typed into the entries come back
 * when their choice is ticked again.
 */
export function useChosenEntries(environment: FieldEnvironment) {
  const field = useField<ArrayField>();
  const options = plainCopy(field.componentProps) as ChosenOptions & FieldOptions;
  const { by, kept, several } = options;
  const { state, load } = useChoices(readChoiceSource(options), environment.call, true);
  const taken = useRef(new Map<ChoiceValue, readonly Entry[]>());
  const rows = (plainCopy(field.value) ?? []) as readonly Entry[];
  const chosen = rows.map((row) => chosenValues(row[by])[0] ?? "");
  const isKnown = (value: ChoiceValue) => state.choices.some((choice) => choice.value === value);
  // A choice that is offered no more can still be taken away.
  const others = [...new Set(chosen)]
    .filter((value) => !isKnown(value))
    .map((value): Choice => ({ value, label: `${value}（已不适用）` }));
  const choices = [...state.choices, ...others];
  const places = new Map(choices.map(({ value }, index) => [value, index]));
  const isEditable = field.pattern === "editable" && !isForReading(field);
  const mayRepeat = new Set(chosenValues(several?.values));
  const countOf = (values: readonly ChoiceValue[], value: ChoiceValue) =>
    values.filter((other) => other === value).length;
  const keptCount = (value: ChoiceValue) => countOf(chosenValues(kept?.values), value);
  const put = (value: ChoiceValue, entries: readonly Entry[]) => {
    const place = places.get(value) ?? 0;
    const before = chosen.filter((other) => (places.get(other) ?? 0) <= place).length;
    for (const [index, entry] of entries.entries())
      void field.insert(before + index, newEntry(field, before + index, { ...entry, [by]: value }));
  };
  return {
    field,
    status: state.status,
    load,
    choices,
    entries: chosen.flatMap((value) => choices.filter((choice) => choice.value === value)),
    isEditable,
    addText: several?.addText ?? "",
    keptReason: ({ value }: Choice) => (keptCount(value) > 0 ? kept?.reason : undefined),
    /** Behind this entry, the last of its choice, another one can be added. */
    mayAddBehind: (index: number) => {
      const value = chosen[index] ?? "";
      return isEditable && mayRepeat.has(value) && chosen.lastIndexOf(value) === index;
    },
    /** This entry is one of several, and its choice has to keep fewer. */
    mayRemove: (index: number) => {
      const count = countOf(chosen, chosen[index] ?? "");
      return isEditable && count > 1 && count > keptCount(chosen[index] ?? "");
    },
    add: ({ value }: Choice) => put(value, [{}]),
    remove: (index: number) => void field.remove(index),
    tick: ({ value }: Choice) => put(value, taken.current.get(value) ?? [{}]),
    untick: ({ value }: Choice) => {
      taken.current.set(
        value,
        rows.filter((_row, index) => chosen[index] === value),
      );
      for (let index = chosen.length - 1; index >= 0; index -= 1)
        if (chosen[index] === value) void field.remove(index);
    },
  };
}
