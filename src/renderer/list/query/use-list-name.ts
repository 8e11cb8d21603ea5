import { useMemo } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import type { GridColumn } from "../grid/grid-columns.tsx";
import { rowParams, sortParams } from "../data/list-params.ts";
import type { ListQuery } from "./list-query.ts";
import type { ListName } from "../data/list-scope.ts";
import type { QueryShape } from "./query-shape.ts";
import type { Selection } from "../selection/use-selection.ts";

interface ListNameInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly query: ListQuery;
  readonly scope: Scope;
  readonly columns: readonly GridColumn[];
  readonly selection: Selection;
}

/** The value of `list` that expressions see now. */
export function useListName(input: ListNameInput): ListName {
  const { screen, shape, query, scope, columns, selection } = input;
  return useMemo(
    () => ({
      params: paramsOf(() => ({
        ...rowParams(screen, shape, query, scope),
        ...sortParams(screen.plan, query.sort),
      })),
      // The server's own names of the columns: the export is requested by these names.
      columns: columns.flatMap(({ id, isComputed }) => (isComputed ? [] : [id])),
      selection: [...selection.keys],
    }),
    [screen, shape, query, scope, columns, selection.keys],
  );
}

// A fault in the source's parameters is shown by the list's request; actions then get no parameters.
function paramsOf(read: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return read();
  } catch {
    return {};
  }
}
