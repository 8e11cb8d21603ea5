import { compileWords } from "../../../expression/template.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import { BLANK } from "../../../domain/plain-text.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import { compileWorkedOut } from "./worked-out.ts";

/** Names that the cells see beside their row, and the facts that its states are derived from. */
export interface CellContext {
  readonly scope: Scope;
  readonly states: StateTables;
}

/**
 * Reads what a column shows of a row: its property, or the value that is worked out. A sheet has laid that over its
 * rows already, where it is empty as long as a cell of the row is wrong.
 */
export function columnReader(plan: ColumnPlan, { scope, states }: CellContext): (row: Row) => unknown {
  const read = fieldReader(plan.field);
  if (!plan.computed || typeof plan.value !== "string") return read;
  const workOut = compileWorkedOut(plan.value);
  return (row) => (Object.hasOwn(row, plan.field) ? read(row) : workOut(withRow(scope, row, states)));
}

/** The text behind the mark of a cell. */
export interface Hint {
  /** Empty: there is no mark. */
  readonly text: string;
  /** The reason why it could not be computed. */
  readonly fault?: string;
}

/** Reads the hints of a column; undefined: it has none. */
export function hintReader(
  { hint }: ColumnPlan,
  context: CellContext,
  fields: { readonly [kind: string]: FieldView },
  environment: FieldEnvironment,
): ((row: Row) => Hint) | undefined {
  if (hint === undefined) return undefined;
  const read =
    typeof hint === "string" ? wordsReader(hint, context) : textReader(hint, fields[hint.kind], environment);
  return (row) => {
    try {
      return { text: read(row).trim() };
    } catch (error) {
      return { text: "", fault: failureText(error) };
    }
  };
}

function wordsReader(hint: string, { scope, states }: CellContext): (row: Row) => string {
  const words = compileWords(hint);
  return (row) => words(withRow(scope, row, states));
}

function textReader(
  { field, options }: FieldPlan,
  view: FieldView | undefined,
  environment: FieldEnvironment,
): (row: Row) => string {
  const read = fieldReader(field);
  return (row) => {
    const text = view?.text(read(row), options, environment, row) ?? BLANK;
    return text === BLANK ? "" : text;
  };
}

/** The names that cells see where one of them works something out; nothing where none does, so that columns stay as they are while the names change. */
export function namesForCells(columns: readonly ColumnPlan[], scope: Scope): Scope {
  return columns.some(({ computed, hint }) => computed || typeof hint === "string") ? scope : NOTHING;
}

const NOTHING: Scope = {};
