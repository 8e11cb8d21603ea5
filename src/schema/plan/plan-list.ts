import type { Contracts } from "../contracts.ts";
import type { Entry, Project } from "../project/project.ts";
import { planActions } from "./plan-actions.ts";
import { planCallSource, planDialog } from "./plan-dialog.ts";
import { propertyAt, resolveField } from "./resolve-field.ts";
import type { DialogSource, FieldSource, ListSource } from "./screen-source.ts";
import type { ColumnPlan, FilterPlan, ListPlan } from "./screen-plan.ts";
import { readDialogs } from "./use-block.ts";

const DEFAULT_PAGE_SIZE = 20;
const DEFAULT_ROW_KEY = "id";

/** What only a list has; the header of the plan is the caller's. */
export type ListBody = Omit<
  ListPlan,
  "format" | "catalogue" | "id" | "title" | "permission" | "calls" | "enums"
>;

export function planList(project: Project, screen: Entry, contracts: Contracts): ListBody {
  const list = screen.value as unknown as ListSource;
  const operation = project.operations.get(list.source.call);
  const planColumn = (written: string | FieldSource): ColumnPlan => {
    const source = asField(written);
    const { plan, contract } = resolveField(
      source,
      propertyAt(operation?.row, source.field),
      contracts,
      "cell",
    );
    return {
      id: source.id ?? source.field,
      ...plan,
      width: source.width ?? contract.width,
      align: contract.align,
      ...(source.fixed && { fixed: source.fixed }),
      ...(source.tooltip !== undefined && { tooltip: source.tooltip }),
    };
  };
  const planFilter = (written: string | FieldSource): FilterPlan => {
    const source = asField(written);
    const schema = propertyAt(operation?.request, source.field);
    return {
      id: source.id ?? source.field,
      params: [source.field],
      ...resolveField(source, schema, contracts, "control").plan,
      ...(source.initial !== undefined && { initial: source.initial }),
    };
  };
  return {
    kind: "list",
    source: planCallSource(list.source),
    rowKey: list.rowKey ?? DEFAULT_ROW_KEY,
    pageSize: list.pageSize ?? DEFAULT_PAGE_SIZE,
    filters: (list.filters ?? []).map(planFilter),
    columns: list.columns.map(planColumn),
    toolbar: planActions(list.toolbar, contracts),
    rowActions: planActions(list.rowActions, contracts),
    selectionActions: planActions(list.selectionActions, contracts),
    dialogs: Object.fromEntries(
      [...readDialogs(project, screen)].map(([id, dialog]) => [
        id,
        planDialog(id, dialog.value as DialogSource, project, contracts),
      ]),
    ),
  };
}

function asField(written: string | FieldSource): FieldSource {
  return typeof written === "string" ? { field: written } : written;
}
