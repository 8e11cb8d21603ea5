import { compileTemplate, listExpressions } from "../../expression/template.ts";
import type { FieldEnvironment, FieldView, Row } from "../../fields/field-view.ts";
import { readChoiceSource } from "../../fields/choices/choices.ts";
import type { FieldOptions, StateTables } from "../../schema/contracts.ts";
import { fieldReader } from "../../schema/dotted-field.ts";
import type { CellEditPlan, ColumnPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import { failureText } from "../failure-text.ts";
import type { Scope } from "../host.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { compileWorkedOut } from "../list/grid/worked-out.ts";
import { withRow } from "../row-scope.ts";
import { cellFault, requiredMessage } from "./cell-rules.ts";
import { cellText, readCellText } from "./cell-text.ts";
import type { NameQuestion } from "./look-up-names.ts";
import { PastedName } from "./pasted-name.ts";

/** A column on show, with what a sheet does in its cells. */
export interface SheetColumn {
  readonly id: string;
  /** The property that its cells change; the one that they show where they change none. */
  readonly field: string;
  readonly title: string;
  /** Absent: its cells are for reading. */
  readonly edit: CellEdit | undefined;
  /** The same in new rows. */
  readonly add: CellEdit | undefined;
  /** The text of a cell, as it is typed and copied. */
  readonly textOf: (row: Row) => string;
}

export interface CellEdit {
  readonly plan: CellEditPlan;
  readonly view: FieldView | undefined;
  /** The value is chosen, not typed. */
  readonly isChosen: boolean;
  /** The options of its control in this row. */
  readonly optionsIn: (row: Row) => FieldOptions;
  readonly isOpen: (row: Row) => boolean;
  readonly read: (text: string) => unknown;
  /** The question by which a pasted name is looked up in this row; absent: the text says the value. */
  readonly questionIn?: (row: Row) => NameQuestion;
  /** The fault of a value; undefined: it has none. */
  readonly faultOf: (value: unknown) => string | undefined;
  /** The fault of a cell that must be filled, and is not. */
  readonly missing: string;
}

interface ColumnsInput {
  readonly shown: readonly { readonly id: string; readonly title: string }[];
  readonly plans: readonly ColumnPlan[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  readonly scope: Scope;
}

export function compileSheetColumns({ shown, plans, ...input }: ColumnsInput): readonly SheetColumn[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  return shown.flatMap(({ id, title }) => {
    const plan = byId.get(id);
    if (!plan) return [];
    const read = fieldReader(plan.field);
    const edit = plan.edit && compileEdit(plan.edit, input);
    const add = plan.add && compileEdit(plan.add, input);
    const typed = plan.edit ?? plan.add;
    const field = typed?.control.field ?? plan.field;
    const textOf = (row: Row) => {
      const value = read(row);
      if (typed && field === plan.field) return cellText(value, typed, input.environment);
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    };
    return [{ id, field, title, edit, add, textOf }];
  });
}

/** The edit of a cell; undefined: it is for reading. */
export function editIn({ edit, add }: SheetColumn, { row, isNew }: KeyedRow): CellEdit | undefined {
  const open = isNew ? add : edit;
  return open?.isOpen(row) ? open : undefined;
}

type EditInput = Omit<ColumnsInput, "shown" | "plans">;

function compileEdit(plan: CellEditPlan, { fields, environment, scope }: EditInput): CellEdit {
  const { kind, options } = plan.control;
  const view = fields[kind];
  const scopeOf = (row: Row) => withRow(scope, row, environment.states);
  const optionsIn = compileOptions(options, scopeOf);
  const isNamed = plan.chosen === true && options.source !== undefined && options.multiple !== true;
  return {
    plan,
    view,
    isChosen: plan.chosen ?? false,
    isOpen: compileIsOpen(plan, scopeOf),
    optionsIn,
    read: (text) =>
      isNamed && text.trim() !== ""
        ? new PastedName(text.trim())
        : readCellText(text, plan, view, environment),
    ...(isNamed && { questionIn: (row: Row) => questionOf(optionsIn(row)) }),
    faultOf: (value) => cellFault(plan, value),
    missing: requiredMessage(plan),
  };
}

/** Runs for each cell that is drawn or pasted over: most columns have no condition, and need no scope for it. */
function compileIsOpen({ when }: CellEditPlan, scopeOf: (row: Row) => Scope): CellEdit["isOpen"] {
  if (when === undefined) return () => true;
  const holds = compileCondition(when);
  return (row) => holds(scopeOf(row));
}

function questionOf(options: FieldOptions): NameQuestion {
  const { search } = options;
  return { source: readChoiceSource(options), ...(typeof search === "string" && { search }) };
}

function compileOptions(options: FieldOptions, scopeOf: (row: Row) => Scope): CellEdit["optionsIn"] {
  if (listExpressions(options).length === 0) return () => options;
  const evaluate = compileTemplate(options);
  return (row) => evaluate(scopeOf(row)) as FieldOptions;
}

/** The row that is worked out, beside its values. */
export interface WorkedOutRow {
  /** A value of it is none: nothing is worked out. */
  readonly isWrong?: boolean;
  /** The row is still being typed: a value that cannot be computed is empty. */
  readonly isNew?: boolean;
}

/**
 * Lays the values of a row's computed columns over it, from left to right; a later one sees the earlier ones. A cell
 * that cannot be computed shows the reason.
 */
export function compileComputed(
  columns: readonly ColumnPlan[],
  scope: Scope,
  states: StateTables,
): (row: Row, known?: WorkedOutRow) => Row {
  const computed = columns.flatMap(({ field, value }) =>
    typeof value === "string" ? [{ field, evaluate: orReason(compileWorkedOut(value)) }] : [],
  );
  if (computed.length === 0) return (row) => row;
  return (row, { isWrong = false, isNew = false } = {}) =>
    computed.reduce<Row>(
      (known, { field, evaluate }) => ({
        ...known,
        [field]: isWrong ? null : evaluate(withRow(scope, known, states), isNew),
      }),
      row,
    );
}

function orReason(evaluate: (scope: Scope) => unknown): (scope: Scope, isNew: boolean) => unknown {
  return (scope, isNew) => {
    try {
      return evaluate(scope);
    } catch (error) {
      return isNew ? null : `无法计算：${failureText(error)}`;
    }
  };
}
