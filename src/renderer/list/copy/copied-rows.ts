import { BLANK } from "../../../domain/plain-text.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { columnReader, hintReader } from "../grid/column-reader.ts";

interface CopiedColumns {
  /** The visible columns, in their order. */
  readonly shown: readonly { readonly id: string; readonly title: string }[];
  readonly plans: readonly ColumnPlan[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  /** Names that cells see which work something out. */
  readonly scope: Scope;
}

/** A cell as it is read, empty where it holds nothing. */
export interface CopiedCell {
  readonly text: string;
  /** False: a number, whatever signs stand in its text. */
  readonly isText: boolean;
}

type ReadCell = (row: Row) => CopiedCell;

type CopiedColumn = readonly [title: string, read: ReadCell];

/**
 * Rows as a table: the titles, then each cell as it is read; what a cell shows below or beside its value, and what stands
 * behind a mark, have columns of their own, unless such a column is on show already.
 */
export function copiedRows(rows: readonly Row[], columns: CopiedColumns): readonly (readonly CopiedCell[])[] {
  const { shown, plans } = columns;
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const onShow = new Set(shown.flatMap(({ id }) => byId.get(id)?.field ?? []));
  const copied = shown.flatMap(({ id, title }): readonly CopiedColumn[] => {
    const plan = byId.get(id);
    if (!plan) return [];
    return [
      [title, columnCell(plan, columns)],
      ...besideOf(plan, columns)
        .filter(({ field }) => !onShow.has(field))
        .map((beside) => [beside.title, fieldCell(beside, columns)] as const),
      ...hintColumn(plan, title, columns),
    ];
  });
  return [copied.map(([title]) => asText(title)), ...rows.map((row) => copied.map(([, read]) => read(row)))];
}

/** The texts that the cell's kind shows beside the value, and the second line of the column. */
function besideOf({ kind, options, second }: ColumnPlan, { fields }: CopiedColumns): readonly FieldPlan[] {
  return [...(fields[kind]?.beside?.(options) ?? []), ...(second ? [second] : [])];
}

function hintColumn(plan: ColumnPlan, title: string, columns: CopiedColumns): readonly CopiedColumn[] {
  const { scope, fields, environment } = columns;
  const hint = hintReader(plan, { scope, states: environment.states }, fields, environment);
  if (!hint) return [];
  const read = (row: Row) => {
    const { text, fault } = hint(row);
    return asText(fault === undefined ? text : `⚠ ${fault}`);
  };
  return [[typeof plan.hint === "object" ? plan.hint.title : `${title}说明`, read]];
}

function columnCell(plan: ColumnPlan, columns: CopiedColumns): ReadCell {
  const { scope, environment } = columns;
  return fieldCell(plan, columns, columnReader(plan, { scope, states: environment.states }));
}

function fieldCell(
  { field, kind, options }: FieldPlan,
  { fields, environment }: CopiedColumns,
  read = fieldReader(field),
): ReadCell {
  const view = fields[kind];
  return orReason((row) => {
    const value = read(row);
    const { text } = asText(view?.text(value, options, environment, row) ?? BLANK);
    const number = view?.cellValue?.(value, options, environment, row) ?? null;
    return { text, isText: number === null };
  });
}

function orReason(read: ReadCell): ReadCell {
  return (row) => {
    try {
      return read(row);
    } catch (error) {
      // The cell says so too, and the others are copied.
      return asText(`⚠ ${failureText(error)}`);
    }
  };
}

function asText(text: string): CopiedCell {
  return { text: text === BLANK ? "" : text, isText: true };
}
