import type {
  ActionPlan,
  ColumnPlan,
  ListPlan,
  TablePlan,
  TreePlan,
} from "../../src/schema/plan/plans/screen-plan.ts";
import { actionLines, rowButtons, shownActions } from "./action-oracle.ts";
import { BLANK, expectedCell, plain, type Cell, type Row, type Tables } from "./cell-oracle.ts";
import { rowScope } from "./row-scope.ts";
import { evaluate, holds, mayDo, mayOpen, maySee, text, type Scope, type Viewer } from "./viewer.ts";

/** A table as it is read from the page. */
export interface Table {
  readonly titles: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of the first row, cell by cell; nothing without rows. */
  readonly aligns: readonly string[];
}

const NOTHING: Cell = { text: "", buttons: [] };

/** The columns on show, left to right; `all` with those that the user has to switch on. */
export function expectedColumns(
  columns: readonly ColumnPlan[],
  scope: Scope,
  viewer: Viewer,
  all = false,
): readonly ColumnPlan[] {
  const seen = columns.filter(
    (column) => maySee(viewer, column) && holds(column.visible, scope) && (all || column.optional !== true),
  );
  const at = (place: ColumnPlan["fixed"]) => seen.filter(({ fixed }) => fixed === place);
  return [...at("left"), ...at(undefined), ...at("right")];
}

/** The grid of a list; `rows` is what the server answered. */
export function expectedGrid(
  plan: ListPlan,
  rows: readonly Row[],
  scope: Scope,
  viewer: Viewer,
  all: boolean,
): Table {
  const columns = withEntries(expectedColumns(plan.columns, scope, viewer, all), rows, scope);
  const canSelect = plan.selectionActions.some((action) => mayDo(viewer, action));
  const canAct = plan.rowActions.some((action) => mayDo(viewer, action));
  const isSortable = plan.calls[plan.source.call]?.sort !== undefined;
  const titles = columns.map((column): Cell => {
    const title = column.entryTitle ?? text(column.title, scope);
    const sort = isSortable && column.sort !== undefined ? [title] : [];
    return { text: title, buttons: [...sort, ...(column.tooltip === undefined ? [] : [column.tooltip])] };
  });
  const tree =
    plan.tree && isNarrowed(scope) ? { ...plan.tree, opened: Number.POSITIVE_INFINITY } : plan.tree;
  const inSight = tree ? openedRows(tree, rows) : rows.map((row) => ({ row, level: 1 }));
  const drawn = inSight.map(({ row, level }, index) => {
    const seen = rowScope(scope, row, plan);
    const tone = plan.tone?.find(({ when }) => holds(when, seen));
    return [
      ...(plan.expand ? [{ text: "", buttons: [`展开第 ${index + 1} 行`] }] : []),
      ...(canSelect ? [{ text: reasonAgainstTick(plan, row, scope) ?? "", buttons: [] }] : []),
      ...columns.map((column, at) => {
        const plainCell = gridCell(plan, plan.rowActions, column, seen, viewer);
        const cell = tone && at === 0 ? withTone(plainCell, text(tone.label, seen)) : plainCell;
        return tree && at === 0 ? withMark(cell, tree, { row, level }, rows) : cell;
      }),
      ...(canAct ? [actionsCell(rowButtons(plan.rowActions, seen, viewer))] : []),
    ];
  });
  return {
    titles: [
      ...(plan.expand ? [{ text: "展开", buttons: [] }] : []),
      ...(canSelect ? [NOTHING] : []),
      ...titles,
      ...(canAct ? [{ text: "操作", buttons: [] }] : []),
    ],
    rows: drawn,
    aligns: rows.length === 0 ? [] : columns.map(({ align }) => align),
  };
}

interface TreeRow {
  readonly row: Row;
  /** 1: at the top. */
  readonly level: number;
}

/** The rows in sight while the user has opened and closed none, each followed by those below it. */
function openedRows({ parent, of, opened }: TreePlan, rows: readonly Row[]): readonly TreeRow[] {
  const names = new Set(rows.map((row) => plain(row[of])));
  const below = (name: string | null, level: number): readonly TreeRow[] =>
    level > opened
      ? []
      : rows
          .filter((row) => {
            const upper = plain(row[parent]);
            return name === null ? !names.has(upper) : upper === name;
          })
          .flatMap((row) => [{ row, level }, ...below(plain(row[of]), level + 1)]);
  return below(null, 1);
}

/** The mark of a row that stands out says what it means. */
function withTone(cell: Cell, label: string): Cell {
  return { ...cell, text: [label, cell.text].filter((part) => part !== "").join(" ") };
}

/** Why a row cannot be ticked; undefined: it can. */
export function reasonAgainstTick(plan: ListPlan, row: Row, scope: Scope): string | undefined {
  const seen = rowScope(scope, row, plan);
  const rule = plan.selectable?.disabled.find(({ when }) => holds(when, seen));
  return rule && text(rule.reason, seen);
}

/** The first cell of a row that others stand below has a button. */
function withMark(cell: Cell, tree: TreePlan, { row, level }: TreeRow, rows: readonly Row[]): Cell {
  const name = plain(row[tree.of]);
  if (!rows.some((other) => plain(other[tree.parent]) === name)) return cell;
  return { ...cell, buttons: [`${level < tree.opened ? "收起" : "展开"} ${name}`, ...cell.buttons] };
}

/** The button that opens all rows of a tree, or closes them. */
export function allButton(tree: TreePlan, rows: readonly Row[], isNarrow: boolean): string {
  const shown = openedRows(tree, rows);
  return isNarrow || shown.length === rows.length ? "全部收起" : "全部展开";
}

/** Something is looked for: all that was found is in sight. */
export function isNarrowed({ filters = {}, node = null }: Scope): boolean {
  return node !== null || Object.keys(filters as Row).length > 0;
}

/** A column of an entry that the rows have in a list. */
type EntryColumn = ColumnPlan & { readonly key?: string; readonly entryTitle?: string };

/** The columns with one for each entry in the place of those that stand for all, numbers in their order. */
function withEntries(
  columns: readonly ColumnPlan[],
  rows: readonly Row[],
  scope: Scope,
): readonly EntryColumn[] {
  return columns.flatMap((column, at): readonly EntryColumn[] => {
    const { of } = column;
    if (!of) return [column];
    if (columns[at - 1]?.of?.list === of.list) return [];
    const all = rows.flatMap((row) => row[of.list] as readonly Row[]);
    const keys = [...new Set(all.map((entry) => plain(entry[of.by])))];
    const ordered = keys.every((key) => /^\d+$/.test(key))
      ? keys.toSorted((a, b) => Number(a) - Number(b))
      : keys;
    const together = columns.filter((other) => other.of?.list === of.list);
    return ordered.flatMap((key) => {
      const entry = all.find((candidate) => plain(candidate[of.by]) === key) ?? {};
      const title = text(of.title, { ...scope, entry });
      return together.map((one) => ({ ...one, key, ...(of.isAlone && { entryTitle: title }) }));
    });
  });
}

/** The row, with what a column works out of it; or that entry of one of its lists which the column shows. */
function shownRow(row: Row, { of, key, id, computed, value }: EntryColumn, scope: Scope): Row {
  if (computed) return { ...row, [id]: evaluate(value, scope) };
  if (!of) return row;
  return (row[of.list] as readonly Row[]).find((entry) => plain(entry[of.by]) === key) ?? {};
}

/** The table of a section; `rows` is what its record or its call gave. */
export function expectedTable(
  { columns, rowActions }: TablePlan,
  rows: readonly Row[],
  scope: Scope,
  viewer: Viewer,
  tables: Tables,
): Table {
  const shown = expectedColumns(columns, scope, viewer);
  const canAct = rowActions.some((action) => mayDo(viewer, action));
  const titles = shown.map(({ title, tooltip }): Cell => ({
    text: text(title, scope),
    buttons: tooltip === undefined ? [] : [tooltip],
  }));
  const drawn = rows.map((row) => {
    const seen = rowScope(scope, row, tables);
    return [
      ...shown.map((column) => gridCell(tables, rowActions, column, seen, viewer)),
      ...(canAct ? [actionsCell(rowButtons(rowActions, seen, viewer))] : []),
    ];
  });
  return {
    titles: [...titles, ...(canAct ? [{ text: "操作", buttons: [] }] : [])],
    rows: drawn,
    aligns: rows.length === 0 ? [] : [...shown.map(({ align }) => align), ...(canAct ? ["left"] : [])],
  };
}

/** The row of totals: the label in place of the first column, then what there is a total of. */
export function expectedTotals(
  plan: ListPlan,
  totals: Row,
  scope: Scope,
  viewer: Viewer,
  all: boolean,
): readonly string[] {
  const [, ...others] = withEntries(expectedColumns(plan.columns, scope, viewer, all), [totals], scope);
  return [
    plan.summary?.label ?? "",
    ...others.map((column) => {
      if (column.computed) return "";
      const shown = shownRow(totals, column, scope);
      return Object.hasOwn(shown, column.field) ? expectedCell(column, shown, plan, scope).text : "";
    }),
  ];
}

/** A cell with the link that it is for this viewer. */
export function gridCell(
  tables: Tables,
  rowActions: readonly ActionPlan[],
  column: EntryColumn,
  scope: Scope & { row: Row },
  viewer: Viewer,
): Cell {
  const first = expectedCell(column, shownRow(scope.row, column, scope), tables, scope);
  const link = column.link?.routes.every((route) => mayOpen(viewer, route)) ? [column.link.action] : [];
  const started = [...link, ...shownActions(rowActions, scope, viewer)].filter(
    ({ id }) => id === column.action,
  );
  // The name alone is the link of a company, of other kinds the whole value.
  const linked = column.kind === "company" ? plain(scope.row[column.field]) : first.text;
  const links = actionLines(
    started.map((action) => ({ ...action, label: linked })),
    scope,
  );
  const buttons = [...links, ...first.buttons];
  const said = [first.text, hintText(column, scope, tables)].filter((part) => part !== "").join(" ");
  if (!column.second) return { text: said, buttons };
  const second = expectedCell(column.second, scope.row, tables, scope);
  if (second.text === BLANK) return { text: said, buttons };
  return { text: `${said} ${second.text}`, buttons: [...buttons, ...second.buttons] };
}

/** The name of the mark in a cell; empty without one. */
function hintText({ hint }: ColumnPlan, scope: Scope & { row: Row }, tables: Tables): string {
  if (hint === undefined) return "";
  const told =
    typeof hint === "string"
      ? plain(evaluate(hint, scope) ?? "")
      : expectedCell(hint, scope.row, tables, scope).text;
  return told.trim() === "" || told === BLANK ? "" : `说明：${told.trim()}`;
}

/** The reason of a button that does nothing is in its title, out of sight. */
export function actionsCell(buttons: readonly string[]): Cell {
  return { text: buttons.map((button) => button.replace(/（.*）$/, "")).join(" "), buttons };
}
