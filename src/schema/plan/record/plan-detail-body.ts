import type { Contracts } from "../../contracts.ts";
import { typesOf, type JsonSchema } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import { DEFAULT_PAGE_SIZE, PRINTED_ROWS } from "../page-size.ts";
import { dangerousLast, planActions } from "../plan-actions.ts";
import { planCallUse } from "../plan-call-use.ts";
import { planShown } from "../plan-shown.ts";
import { planColumns } from "../list/plan-columns.ts";
import { planFigure } from "./plan-figure.ts";
import { planRecordUse } from "./plan-record-use.ts";
import { planRecord } from "./plan-record.ts";
import { planText } from "./plan-text.ts";
import { propertyAt } from "../../dotted-field.ts";
import { resolveField } from "../resolve-field.ts";
import type {
  ChartSource,
  DetailBodySource,
  SectionFieldSource,
  SectionSource,
} from "../sources/part-source.ts";
import type { DetailBody, DetailSectionPlan, TablePlan } from "../plans/screen-plan.ts";

const DEFAULT_ACROSS = 3;

/** A record to read, in a dialog or as a page: titles and kinds come from what its operation gives. */
export function planDetailBody(body: DetailBodySource, project: Project, contracts: Contracts): DetailBody {
  return {
    ...planRecord(body, project, contracts),
    ...(body.data && { data: planQuestions(body.data, project) }),
    sections: planSections(body, project, contracts),
  };
}

/** The parts of a record, and of the answers to questions. */
export function planSections(
  { record, data, sections }: Pick<DetailBodySource, "record" | "data" | "sections">,
  project: Project,
  contracts: Contracts,
): readonly DetailSectionPlan[] {
  const whole = record && project.operations.get(record.call)?.result;
  return sections.map((section) => {
    const question = section.from === undefined ? undefined : data?.[section.from];
    const shown = question ? project.operations.get(question.call)?.result : whole;
    return planSection(section, shown, project, contracts);
  });
}

function planQuestions(
  data: NonNullable<DetailBodySource["data"]>,
  project: Project,
): NonNullable<DetailBody["data"]> {
  return Object.fromEntries(
    Object.entries(data).map(([name, { permission, edition, ...call }]) => [
      name,
      {
        ...planRecordUse(call, project),
        ...(permission !== undefined && { permission }),
        ...(edition && { edition }),
      },
    ]),
  );
}

function planSection(
  section: SectionSource,
  record: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): DetailSectionPlan {
  const { id, title, visible, permission, edition, table, chart, text, span, from, figures, surface } =
    section;
  const { calls, items, actions } = section;
  return {
    id,
    ...(title !== undefined && { title }),
    ...(visible !== undefined && { visible }),
    ...(permission !== undefined && { permission }),
    ...(edition && { edition }),
    ...(span !== undefined && { span }),
    ...(from !== undefined && { from }),
    ...(figures && { figures: figures.map((figure) => planFigure(figure, record, project, contracts)) }),
    ...(surface !== undefined && { surface }),
    ...(calls && { calls }),
    ...(items && { items }),
    ...(actions && { actions: planActions(actions, contracts) }),
    across: section.across ?? DEFAULT_ACROSS,
    fields: (section.fields ?? []).map((field) => planSectionField(field, record, contracts)),
    ...(section.screen !== undefined && { shown: planShown(section) }),
    ...(table && { table: planTable(table, record, project, contracts) }),
    ...(chart && { table: planChart(chart, record, project, contracts) }),
    ...(text !== undefined && { text: planText(text, project, contracts) }),
  };
}

export function planSectionField(
  written: string | SectionFieldSource,
  record: JsonSchema | undefined,
  contracts: Contracts,
): DetailSectionPlan["fields"][number] {
  const { visible, ...field } = typeof written === "string" ? { field: written } : written;
  return {
    id: field.id ?? field.field,
    ...resolveField(field, propertyAt(record, field.field), contracts, "cell").plan,
    ...(visible !== undefined && { visible }),
  };
}

function planTable(
  { rows, source, pageSize, as, stage, columns, rowActions }: NonNullable<SectionSource["table"]>,
  record: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): TablePlan {
  const entries = rows === undefined ? undefined : propertyAt(record, rows);
  const row = source ? project.operations.get(source.call)?.row : entries?.items;
  return {
    ...(rows !== undefined && { rows }),
    ...(rows !== undefined && mayBeMissing(record, rows) && { mayBeMissing: true }),
    ...(source && { source: planCallUse(source) }),
    pageSize: as === "strips" ? PRINTED_ROWS : (pageSize ?? DEFAULT_PAGE_SIZE),
    ...(as && { as }),
    ...(stage !== undefined && { stage }),
    columns: planColumns(columns, row, project, contracts),
    rowActions: dangerousLast(planActions(rowActions, contracts)),
  };
}

/** The numbers of a chart are a table, of which it is a drawing. */
function planChart(
  { type, rows, x, y }: ChartSource,
  record: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): TablePlan {
  return { ...planTable({ rows, columns: [x, ...y] }, record, project, contracts), chart: type };
}

/** True when the list, or an object on the way to it, may be left out or null. */
function mayBeMissing(record: JsonSchema | undefined, name: string): boolean {
  const names = name.split(".");
  return names.some((step, depth) => {
    const parent = depth === 0 ? record : propertyAt(record, names.slice(0, depth).join("."));
    const property = parent?.properties?.[step];
    return parent?.required?.includes(step) !== true || (property && typesOf(property).includes("null"));
  });
}
