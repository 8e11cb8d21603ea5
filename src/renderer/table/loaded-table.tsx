import { useCallback, useMemo } from "react";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import { Pager } from "../list/query/pager.tsx";
import { readRowsPage } from "../list/data/rows-page.ts";
import { useCallParams } from "../questions/use-call-params.ts";
import { TableNotice } from "./table-notice.tsx";
import { TableOf, type TableOfProps } from "./table-of.tsx";
import { useTableRows, type TablePage } from "./use-table-rows.ts";

interface LoadedTableProps extends Omit<TableOfProps, "rows" | "busy"> {
  readonly screen: Screen;
  readonly source: CallUse;
  /** Rows of a page at first, where the call gives pages. */
  readonly pageSize: number;
  /** Names that the parameters see. */
  readonly scope: Scope;
  /** The record or row that the rows belong to; a new one fetches them again, as another parameter does. */
  readonly of: object;
  /** False: the table is out of sight, so that nothing is requested. */
  readonly isActive?: boolean;
}

/** A table whose rows a call gives, page by page. */
export function LoadedTable(props: LoadedTableProps) {
  const { screen, source, pageSize, scope, of, isActive = true, ...table } = props;
  const { host, plan } = screen;
  const { paging, quietCodes } = plan.calls[source.call] ?? {};
  const asked = useCallParams(source, scope);
  const load = useCallback(
    async (page: TablePage, signal: AbortSignal) => {
      if (asked && "error" in asked) throw asked.error;
      const params = {
        ...asked?.params,
        ...(paging && { [paging.page]: page.page, [paging.size]: page.size }),
      };
      const result = await host.call(source.call, params, { signal, silent: true });
      return readRowsPage(result, { rowKey: "id", paging, quietCodes, ...(paging && { asked: page }) });
    },
    [host, source.call, asked, paging, quietCodes],
  );
  const subject = useMemo(() => ({ of, asked }), [of, asked]);
  const { state, again, turn } = useTableRows({ of: subject, load, pageSize, isActive });
  const { rows, asked: page } = state;
  const shown = { ...table, rows: rows.rows, busy: state.status === "loading" };
  return (
    <>
      <TableOf {...shown} />
      <TableNotice state={state} onRetry={again} />
      {rows.total > pageSize && <Pager query={page} total={rows.total} onChange={turn} />}
    </>
  );
}
