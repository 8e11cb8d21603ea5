import type { FieldContract } from "../../contracts.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";
import { optionsAt } from "./options-at.ts";

interface OptionsUse {
  readonly options: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly contract: FieldContract | undefined;
  readonly use: "cell" | "control";
  /** True for Formily's own part of a form, where code is not an expression. */
  readonly isForm: boolean;
}

/**
 * Calls and expressions of a field's options. A control's options are evaluated as they change, a cell's where its
 * kind reads them.
 */
export function readOptions(
  { options, place, contract, use, isForm }: OptionsUse,
  context: ReadingContext,
): Reading {
  const described = optionsAt(contract?.[use], options, place);
  const evaluated =
    use === "control" || contract === undefined
      ? Object.entries(options).map(([name, value]) => ({ value, place: below(place, name) }))
      : described.filter(({ schema }) => schema["x-template"] === true);
  const calls = described.filter(
    ({ value, schema }) =>
      asObject(value).call !== undefined && asObject(schema.properties).call !== undefined,
  );
  const searched = typeof options.search === "string" ? [options.search] : [];
  return joinReadings([
    reading({
      templates: evaluated.map((part) => ({
        value: part.value,
        place: part.place,
        names: context.names,
        isForm,
      })),
    }),
    ...calls.map((call) =>
      // Its expressions are among those of the option already.
      ({
        ...readCall(call.value, call.place, context, [...searched, ...fileParameter(call)]),
        templates: [],
      }),
    ),
  ]);
}

/** The parameter that takes the chosen file, where an option sends one. */
function fileParameter({ value, schema }: ReturnType<typeof optionsAt>[number]): readonly string[] {
  return asObject(schema.properties).param === undefined ? [] : [textOf(asObject(value).param ?? "file")];
}
