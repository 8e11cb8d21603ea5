import { useMemo } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ExpandPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import { LoadedTable } from "../../table/loaded-table.tsx";
import type { GridColumn } from "./grid-columns.tsx";

/** The tables below the rows. */
export interface DetailSource {
  readonly screen: Screen;
  readonly expand: ExpandPlan;
  readonly columns: readonly GridColumn[];
  /** Names that the list has around its rows. */
  readonly scope: Scope;
  readonly states: StateTables;
}

interface RowDetailProps {
  readonly id: string;
  readonly source: DetailSource;
  readonly row: Row;
  /** Columns of the table around it. */
  readonly span: number;
  readonly isOpen: boolean;
}

/** Loads when it is first open, and again when its row has changed. */
export function RowDetail({ id, source, row, span, isOpen }: RowDetailProps) {
  const { screen, expand, columns, scope, states } = source;
  const ofRow = useMemo(() => withRow(scope, row, states), [scope, row, states]);
  return (
    <tr className="grid-detail" hidden={!isOpen}>
      <td colSpan={span} id={id}>
        <div className="grid-detail-frame">
          <LoadedTable
            screen={screen}
            source={expand.source}
            pageSize={expand.pageSize}
            scope={ofRow}
            of={row}
            isActive={isOpen}
            label="明细"
            columns={columns}
          />
        </div>
      </td>
    </tr>
  );
}
