import type { GridColumn } from "./grid-columns.tsx";

export interface ColumnGroup {
  /** Absent: the column stands alone. */
  readonly title: string | undefined;
  readonly columns: readonly [GridColumn, ...GridColumn[]];
}

/** Columns side by side that share a group and stick alike. */
export function groupColumns(columns: readonly GridColumn[]): readonly ColumnGroup[] {
  const groups: { title: string | undefined; columns: [GridColumn, ...GridColumn[]] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (
      last &&
      column.group !== undefined &&
      last.title === column.group &&
      sticksLike(last.columns[0], column)
    )
      last.columns.push(column);
    else groups.push({ title: column.group, columns: [column] });
  }
  return groups;
}

function sticksLike(left: GridColumn, right: GridColumn): boolean {
  const side = ({ style }: GridColumn) =>
    style === undefined ? "none" : style.left === undefined ? "right" : "left";
  return side(left) === side(right);
}
