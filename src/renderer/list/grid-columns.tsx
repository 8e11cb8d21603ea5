import type { CSSProperties, ReactNode } from "react";
import type { FieldEnvironment, FieldView, Row } from "../../fields/field-view.ts";
import type { ColumnPlan } from "../../schema/plan/screen-plan.ts";
import { BrokenMark } from "../broken-mark.tsx";

export const CHECK_WIDTH = 40;

export interface GridColumn {
  readonly id: string;
  readonly title: string;
  readonly tooltip: string | undefined;
  readonly width: number;
  readonly className: string;
  /** Where a fixed column sticks. */
  readonly style: CSSProperties | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface ColumnsInput {
  readonly columns: readonly ColumnPlan[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  /** Width of what stands left of the first column and right of the last one. */
  readonly before: number;
  readonly after: number;
}

/** Columns ready to draw: fixed ones first and last, each with its cell function compiled once. */
export function compileColumns({
  columns,
  fields,
  environment,
  before,
  after,
}: ColumnsInput): readonly GridColumn[] {
  const left = columns.filter((column) => column.fixed === "left");
  const right = columns.filter((column) => column.fixed === "right");
  const middle = columns.filter((column) => column.fixed === undefined);
  const compile = (column: ColumnPlan, style: CSSProperties | undefined, edge: string): GridColumn => ({
    id: column.id,
    title: column.title,
    tooltip: column.tooltip,
    width: column.width,
    className: [`grid-${column.align}`, style && "grid-fixed", edge].filter(Boolean).join(" "),
    style,
    cell: compileCell(column, fields[column.kind], environment),
  });
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

function compileCell(
  { field, options, kind }: ColumnPlan,
  view: FieldView | undefined,
  environment: FieldEnvironment,
): (row: Row) => ReactNode {
  if (!view) return () => <BrokenMark message={`没有名为「${kind}」的字段类型`} />;
  try {
    const cell = view.cell(options, environment);
    return (row) => {
      try {
        return cell(row[field], row);
      } catch (error) {
        return brokenCell(error);
      }
    };
  } catch (error) {
    return () => brokenCell(error);
  }
}

function brokenCell(error: unknown): ReactNode {
  return <BrokenMark message={error instanceof Error ? error.message : String(error)} />;
}

function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
