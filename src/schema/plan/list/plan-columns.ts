import { hasExpression } from "../../../expression/template.ts";
import type { Contracts } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject, type Project } from "../../project/project.ts";
import { propertyAt } from "../../dotted-field.ts";
import { planCallUse } from "../plan-call-use.ts";
import { planLink } from "../plan-link.ts";
import { resolveField } from "../resolve-field.ts";
import { isTypedInNewRows, planAddedCell, planCellEdit } from "./plan-cell-edit.ts";
import type { SentRows } from "./plan-edit.ts";
import type { ColumnsOfSource, ColumnSource } from "../sources/part-source.ts";
import type { ColumnPlan } from "../plans/screen-plan.ts";

/** The columns of a table whose rows have this schema; `sent` are those of a row in the requests that take it. */
export function planColumns(
  columns: readonly (string | ColumnSource | ColumnsOfSource)[],
  row: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
  sent?: SentRows,
): ColumnPlan[] {
  return columns.flatMap((written): ColumnPlan[] => {
    if (isColumnsOf(written)) return planColumnsOf(written, row, project, contracts);
    const source = typeof written === "string" ? { field: written } : withField(written);
    const { edit, add: _typed, ...shown } = source;
    const plan = planColumn(shown, row, project, contracts);
    if (isComputed(written)) return [{ ...plan, computed: true }];
    return [
      {
        ...plan,
        ...(edit !== undefined && { edit: planCellEdit(source, sent?.changed, contracts) }),
        ...(sent?.added && isTypedInNewRows(source) && { add: planAddedCell(source, sent.added, contracts) }),
      },
    ];
  });
}

function isColumnsOf(written: string | ColumnSource | ColumnsOfSource): written is ColumnsOfSource {
  return typeof written === "object" && "columnsOf" in written;
}

/** True for a column as written that the rows have no property for: it is worked out. */
export function isComputed(written: unknown): boolean {
  const { value, field } = asObject(written);
  return value !== undefined && field === undefined;
}

/** The columns of one entry, which stand for those of all. */
function planColumnsOf(
  { columnsOf, by, title, columns }: ColumnsOfSource,
  row: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): ColumnPlan[] {
  const of = { list: columnsOf, by, title, isAlone: columns.length === 1 };
  const entry = propertyAt(row, columnsOf)?.items;
  return planColumns(columns, entry, project, contracts).map((plan) => ({ ...plan, of }));
}

function planColumn(
  source: ColumnSource,
  row: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): ColumnPlan {
  const { width, fixed, tooltip, group, sort, second, hint, preview, action, optional, ...rest } = source;
  const { visible, permission, edition, value, do: steps, ...field } = rest;
  const schema = propertyAt(row, source.field);
  const stateTitle = project.states.get(String(field.state))?.title;
  const titled = schema || stateTitle === undefined ? field : { title: stateTitle, ...field };
  const { plan, contract } = resolveField(titled, schema, contracts, "cell");
  const id = source.id ?? source.field;
  const link = steps && planLink({ id: `cell:${id}`, label: plan.title, steps }, project, contracts);
  const started = link?.action.id ?? action;
  const below = typeof second === "string" ? { field: second } : second;
  return {
    id,
    ...plan,
    width: width ?? contract.width,
    align: contract.align,
    ...(fixed && { fixed }),
    ...(tooltip !== undefined && { tooltip }),
    ...(group !== undefined && { group }),
    ...(sort && { sort: source.field }),
    ...(below && { second: resolveField(below, propertyAt(row, below.field), contracts, "cell").plan }),
    ...(hint !== undefined && { hint: planHint(hint, row, contracts) }),
    ...(preview && { preview: planCard(preview, project, contracts) }),
    ...(started !== undefined && { action: started }),
    ...(link && { link }),
    ...(optional && { optional }),
    ...(visible !== undefined && { visible }),
    ...(permission !== undefined && { permission }),
    ...(edition && { edition }),
    ...(value !== undefined && { value }),
  };
}

function planHint(
  hint: string,
  row: JsonSchema | undefined,
  contracts: Contracts,
): NonNullable<ColumnPlan["hint"]> {
  if (hasExpression(hint)) return hint;
  return resolveField({ field: hint }, propertyAt(row, hint), contracts, "cell").plan;
}

function planCard(
  { fields, ...source }: NonNullable<ColumnSource["preview"]>,
  project: Project,
  contracts: Contracts,
): NonNullable<ColumnPlan["preview"]> {
  const result = project.operations.get(source.call)?.result;
  const planned = fields.map((written) => {
    const field = typeof written === "string" ? { field: written } : written;
    return resolveField(field, propertyAt(result, field.field), contracts, "cell").plan;
  });
  return { ...planCallUse(source), fields: planned };
}

/** A column that reads the whole row, as a derived state does, is named by its id alone. */
function withField(source: Partial<ColumnSource>): ColumnSource {
  return { ...source, field: source.field ?? source.id ?? "" };
}
