import type { ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { CompiledAction } from "../../action/compile-action.ts";
import type { ActionRunner } from "../../action/use-action-runner.ts";
import type { Scope } from "../../host.ts";
import type { GridColumn } from "./grid-columns.tsx";
import type { ListSort } from "../query/list-query.ts";
import type { DetailSource } from "./row-detail.tsx";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";
import type { RowTones } from "../row-rules/row-tones.ts";
import type { RowExtras } from "./row-extras.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { TreeView } from "../tree/use-tree.ts";

/** The props that a list gives its table. */
export interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  /** In px. */
  readonly rowHeight: number;
  /** Rows of one line: second lines are left out. */
  readonly isCompact: boolean;
  /** Rows of the list before this page, and in all. */
  readonly offset: number;
  readonly total: number;
  readonly busy: boolean;
  readonly sort: ListSort | null;
  readonly onSort: (columnId: string) => void;
  readonly onResize: (columnId: string, width: number) => void;
  readonly actions: readonly CompiledAction[];
  /** Started by a click on a value. */
  readonly links: readonly CompiledAction[];
  readonly actionsWidth: number;
  /** Names that the actions of a row see. */
  readonly scopeOf: (row: Row) => Scope;
  readonly runningAt: ActionRunner["runningAt"];
  readonly onStart: (rowKey: string, actionId: string) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection?: {
    readonly keys: ReadonlySet<string>;
    readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
    readonly obstacleOf: RowObstacles;
  };
  /** Absent: no row stands out. */
  readonly toneOf?: RowTones | undefined;
  /** Absent: rows cannot be opened. */
  readonly detail?: DetailSource | undefined;
  /** Absent: no row stands below another. */
  readonly tree?: TreeView;
  /** The row that is shown beside the others. */
  readonly currentKey?: string | undefined;
  /** Index of the column with the focus: it is drawn also when it is out of sight. */
  readonly keptColumn?: number | undefined;
  /** A sheet's additions to the cells; absent: the rows are for reading. */
  readonly extrasOf?: (entry: KeyedRow, index: number) => RowExtras;
  /** A row that stays in sight below the others. */
  readonly footer?: ReactNode;
}
