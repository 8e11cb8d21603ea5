import type { CSSProperties, ReactNode } from "react";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { CellLink, FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import type { ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../../field-cell.tsx";
import type { Scope } from "../../host.ts";
import type { ArrangedColumn } from "../settings/column-settings/column-layout.ts";
import { type CellContext, columnReader, type Hint, hintReader } from "./column-reader.ts";
import { compileCard, type RecordCard } from "../cards/compile-card.ts";
import { titleWidth } from "./title-width.ts";

export const CHECK_WIDTH = 40;

export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** The reason why the title or the condition of the column could not be computed. */
  readonly problem: string | undefined;
  readonly tooltip: string | undefined;
  readonly group: string | undefined;
  readonly isSortable: boolean;
  readonly width: number;
  /** The share of the table's remaining width that the column takes, from 0 to 1. */
  readonly share: number;
  readonly className: string;
  /** The edge offset at which a fixed column sticks. */
  readonly style: CSSProperties | undefined;
  /** Id of the row action that a click on the value starts. */
  readonly action: string | undefined;
  readonly cell: (row: Row, link?: CellLink) => ReactNode;
  /** The quieter line below the value. */
  readonly second: ((row: Row) => ReactNode) | undefined;
  readonly hint: ((row: Row) => Hint) | undefined;
  /** Shown of the record that the row refers to. */
  readonly card: RecordCard | undefined;
  /** The column is not a field of the server. */
  readonly isComputed: boolean;
  /** The value in a row of totals; nothing when these have none for the column. */
  readonly total: (totals: Row) => ReactNode;
}

/** A column with the title that it has now. */
export type TitledColumn = ArrangedColumn & { readonly title: string; readonly problem?: string };

interface ColumnsInput {
  readonly columns: readonly TitledColumn[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  /** Names that cells see which work something out. */
  readonly scope: Scope;
  readonly isSortable: (column: ColumnPlan) => boolean;
  /** Width of what stands left of the first column and right of the last one. */
  readonly before: number;
  readonly after: number;
}

/** Columns ready to draw: fixed ones first and last, each with its cell function compiled once. */
export function compileColumns(input: ColumnsInput): readonly GridColumn[] {
  const { before, after, fields, environment } = input;
  const context: CellContext = { scope: input.scope, states: environment.states };
  const columns = input.columns.map((column) => withRoomForTitle(column, input.isSortable(column.plan)));
  const left = columns.filter(({ fixed }) => fixed === "left");
  const right = columns.filter(({ fixed }) => fixed === "right");
  const middle = columns.filter(({ fixed }) => fixed === "none");
  const shares = shareRest(input.columns, columns);
  const compile = (column: TitledColumn, style: CSSProperties | undefined, edge: string): GridColumn => {
    const { plan } = column;
    const compileCell = (field: FieldPlan, read?: (row: Row) => unknown) =>
      compileFieldCell(field, fields[field.kind], environment, read);
    const cell = compileCell(plan, columnReader(plan, context));
    const held = fieldReader(plan.field);
    return {
      id: plan.id,
      title: column.title,
      problem: column.problem,
      tooltip: plan.tooltip,
      group: plan.group,
      isSortable: input.isSortable(plan),
      width: column.width,
      share: shares.get(plan.id) ?? 0,
      className: [
        `grid-${plan.align}`,
        style && `grid-fixed grid-stay-${style.left === undefined ? "right" : "left"}`,
        edge,
      ]
        .filter(Boolean)
        .join(" "),
      style,
      action: plan.action,
      cell,
      second: plan.second && compileCell(plan.second),
      hint: hintReader(plan, context, fields, environment),
      card: plan.preview && compileCard(plan.preview, fields, environment),
      isComputed: plan.computed ?? false,
      total: (totals) => (held(totals) === undefined ? null : cell(totals)),
    };
  };
  return [
    ...left.map((column, index) =>
      compile(
        column,
        { left: before + widthOf(left.slice(0, index)) },
        index === left.length - 1 ? "grid-edge-left" : "",
      ),
    ),
    ...middle.map((column) => compile(column, undefined, "")),
    ...right.map((column, index) =>
      compile(
        column,
        { right: after + widthOf(right.slice(index + 1)) },
        index === 0 ? "grid-edge-right" : "",
      ),
    ),
  ];
}

// A width of the plan is for the values; one that the user has set is the one they want.
function withRoomForTitle(column: TitledColumn, isSortable: boolean): TitledColumn {
  const { title, width, plan } = column;
  return width === plan.width
    ? { ...column, width: Math.max(width, titleWidth(title, plan, isSortable)) }
    : column;
}

/**
 * The rest goes to all by their width. Once the user has set widths, the widest of the columns that they left alone
 * takes it: the set ones stay as they are.
 */
function shareRest(
  arranged: readonly TitledColumn[],
  columns: readonly TitledColumn[],
): ReadonlyMap<string, number> {
  const isLeftAlone = ({ width, plan }: TitledColumn) => width === plan.width;
  if (arranged.every(isLeftAlone)) {
    const all = widthOf(columns);
    return new Map(columns.map(({ plan, width }) => [plan.id, width / all]));
  }
  const widest = arranged
    .filter((column) => isLeftAlone(column) && column.fixed === "none")
    .toSorted((a, b) => b.width - a.width)[0];
  return new Map(widest ? [[widest.plan.id, 1]] : []);
}

function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
