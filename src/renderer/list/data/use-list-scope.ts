import { useMemo } from "react";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createEnvironment } from "../../screen.ts";
import type { Scope, Screen } from "../../host.ts";
import type { ListQuery } from "../query/list-query.ts";
import { listScope } from "./list-scope.ts";

/** The names of the list, the same object while none of them changes, and what its values are read by. */
export function useListScope(
  { plan, host, given, context }: Screen<ListPlan>,
  query: ListQuery,
): { readonly scope: Scope; readonly environment: FieldEnvironment } {
  const today = host.today();
  const scope = useMemo(
    () => listScope({ plan, host, given, context }, query, today),
    [plan, host, given, context, query, today],
  );
  const period = String(scope.period);
  const environment = useMemo(
    () => createEnvironment(plan, host, { period, today }),
    [plan, host, period, today],
  );
  return { scope, environment };
}
