import type { Row } from "../../fields/field-view.ts";
import { fieldReader } from "../../schema/dotted-field.ts";
import type { ColumnPlan } from "../../schema/plan/plans/screen-plan.ts";
import { PastedName } from "./pasted-name.ts";

/**
 * The names of values that are sent by a number: an account's name by its number. It holds the visible names and those
 * of chosen values.
 */
export interface ChosenNames {
  readonly learn: (field: string, value: unknown, name: string) => void;
  readonly nameOf: (field: string, value: unknown) => string | undefined;
  /** Takes in the names in a row as the server gave it. */
  readonly read: (row: Row) => void;
  /** Puts the names of changed values in their columns. */
  readonly name: (row: Row, changed: Row) => Row;
}

/** A column whose cells show one property and change another. */
interface NamedColumn {
  readonly shown: string;
  readonly sent: string;
  readonly nameIn: (row: Row) => unknown;
}

export function createChosenNames(columns: readonly ColumnPlan[]): ChosenNames {
  const named = columns.flatMap(({ field, edit, add }): NamedColumn[] => {
    const sent = (edit ?? add)?.control.field ?? field;
    return sent === field ? [] : [{ shown: field, sent, nameIn: fieldReader(field) }];
  });
  const known = new Map(named.map(({ sent }) => [sent, new Map<unknown, string>()]));
  const learn: ChosenNames["learn"] = (field, value, name) => void known.get(field)?.set(value, name);
  const nameOf: ChosenNames["nameOf"] = (field, value) => known.get(field)?.get(value);
  return {
    learn,
    nameOf,
    read: (row) => {
      for (const { sent, nameIn } of named) {
        const name = nameIn(row);
        if (typeof name === "string") learn(sent, row[sent], name);
      }
    },
    name: (row, changed) =>
      named
        .filter(({ sent }) => Object.hasOwn(changed, sent))
        .reduce<Row>(
          (whole, { shown, sent }) => ({
            ...whole,
            [shown]: nameOf(sent, changed[sent]) ?? pastedText(changed[sent]),
          }),
          row,
        ),
  };
}

/** The text of a name that has yet to be found; any other value as it is. */
function pastedText(value: unknown): unknown {
  return value instanceof PastedName ? value.text : value;
}
