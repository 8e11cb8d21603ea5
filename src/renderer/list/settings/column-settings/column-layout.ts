import type { ColumnPlan } from "../../../../schema/plan/plans/screen-plan.ts";

export type Density = "compact" | "default" | "loose";

/** Height of a row in px; a compact one has no second lines. */
export const ROW_HEIGHTS: { readonly [density in Density]: number } = {
  compact: 32,
  default: 40,
  loose: 52,
};

/** A user's changes to one column; an absent one follows the plan. */
export interface SavedColumn {
  readonly id: string;
  readonly shown?: boolean;
  readonly fixed?: "left" | "right" | "none";
  /** In px. */
  readonly width?: number;
}

export interface ListLayout {
  /** In the user's order. */
  readonly columns: readonly SavedColumn[];
  readonly density: Density;
}

export interface ArrangedColumn {
  readonly plan: ColumnPlan;
  readonly shown: boolean;
  readonly fixed: "left" | "right" | "none";
  readonly width: number;
}

const NARROWEST = 48;
const WIDEST = 800;

/**
 * The columns as the user wants them. A column that was not there when they arranged them stands behind
 * the one that it follows in the plan; their settings of columns that are gone is left out.
 */
export function arrangeColumns(
  columns: readonly ColumnPlan[],
  saved: readonly SavedColumn[],
): readonly ArrangedColumn[] {
  const known = new Map(columns.map((plan) => [plan.id, plan]));
  const arranged: ArrangedColumn[] = [];
  for (const change of saved) {
    const plan = known.get(change.id);
    if (plan && !arranged.some((column) => column.plan === plan)) arranged.push(arrange(plan, change));
  }
  for (const [index, plan] of columns.entries()) {
    if (arranged.some((column) => column.plan === plan)) continue;
    const before = columns[index - 1];
    const at = before ? arranged.findIndex((column) => column.plan === before) + 1 : 0;
    arranged.splice(at, 0, arrange(plan, { id: plan.id }));
  }
  return arranged;
}

/** The part of an arrangement that has to be kept. */
export function savedColumns(columns: readonly ArrangedColumn[]): readonly SavedColumn[] {
  return columns.map(({ plan, shown, fixed, width }) => ({
    id: plan.id,
    ...(shown !== isShown(plan) && { shown }),
    ...(fixed !== (plan.fixed ?? "none") && { fixed }),
    ...(width !== plan.width && { width }),
  }));
}

/** Puts a column in the place of another one. */
export function moveColumn(
  columns: readonly ArrangedColumn[],
  id: string,
  targetId: string,
): readonly ArrangedColumn[] {
  const from = columns.findIndex(({ plan }) => plan.id === id);
  const to = columns.findIndex(({ plan }) => plan.id === targetId);
  const moved = columns[from];
  return moved && to >= 0 ? columns.toSpliced(from, 1).toSpliced(to, 0, moved) : columns;
}

export function changeColumn(
  columns: readonly ArrangedColumn[],
  id: string,
  change: Partial<Omit<ArrangedColumn, "plan">>,
): readonly ArrangedColumn[] {
  return columns.map((column) =>
    column.plan.id === id
      ? { ...column, ...change, ...(change.width !== undefined && { width: possibleWidth(change.width) }) }
      : column,
  );
}

/** The best that can be made of what has been kept, perhaps by another version of the program. */
export function readLayout(stored: unknown): ListLayout {
  const { columns, density } = recordOf(stored);
  return {
    columns: Array.isArray(columns) ? columns.flatMap(readColumn) : [],
    density: density === "compact" || density === "loose" ? density : "default",
  };
}

function readColumn(stored: unknown): readonly SavedColumn[] {
  const { id, shown, fixed, width } = recordOf(stored);
  if (typeof id !== "string") return [];
  return [
    {
      id,
      ...(typeof shown === "boolean" && { shown }),
      ...((fixed === "left" || fixed === "right" || fixed === "none") && { fixed }),
      ...(typeof width === "number" && Number.isFinite(width) && { width: possibleWidth(width) }),
    },
  ];
}

function arrange(plan: ColumnPlan, { shown, fixed, width }: SavedColumn): ArrangedColumn {
  return {
    plan,
    shown: shown ?? isShown(plan),
    fixed: fixed ?? plan.fixed ?? "none",
    width: width ?? plan.width,
  };
}

function isShown({ optional }: ColumnPlan): boolean {
  return optional !== true;
}

function possibleWidth(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}

function recordOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null ? (value as { readonly [name: string]: unknown }) : {};
}
