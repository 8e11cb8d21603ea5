import type { ColumnPlan, EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import type { ListStore } from "../list/data/list-store.ts";
import type { GridColumn, TitledColumn } from "../list/grid/grid-columns.tsx";
import type { KeyedRow } from "../list/data/rows-page.ts";

/** The parts that a sheet is made of. */
export interface SheetInput {
  readonly screen: Screen<ListPlan>;
  readonly plan: EditPlan;
  /** The scope of the list. */
  readonly scope: Scope;
  /** The columns on show, and the rows as the server gave them. */
  readonly columns: readonly GridColumn[];
  /** Columns that the user has put out of sight. */
  readonly hidden: readonly TitledColumn[];
  /** All of the list, those included that its rows give. */
  readonly plans: readonly ColumnPlan[];
  readonly rows: readonly KeyedRow[];
  readonly store: ListStore;
  /** Brings hidden columns into sight. */
  readonly onShow: (columnIds: readonly string[]) => void;
  readonly onReload: () => Promise<void>;
}
