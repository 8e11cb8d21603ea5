import type { Contracts } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import { planCallUse } from "../plan-call-use.ts";
import { planShown } from "../plan-shown.ts";
import { planColumns } from "../list/plan-columns.ts";
import { planRecord } from "./plan-record.ts";
import { propertyAt } from "../../dotted-field.ts";
import { resolveField } from "../resolve-field.ts";
import type { DetailBodySource, SectionFieldSource, SectionSource } from "../sources/part-source.ts";
import type { DetailBody, DetailSectionPlan } from "../plans/screen-plan.ts";

const DEFAULT_ACROSS = 3;

/** A record to read, in a dialog or as a page: titles and kinds come from what its operation gives. */
export function planDetailBody(body: DetailBodySource, project: Project, contracts: Contracts): DetailBody {
  const record = body.record && project.operations.get(body.record.call)?.result;
  return {
    ...planRecord(body, contracts),
    sections: body.sections.map((section) => planSection(section, record, project, contracts)),
  };
}

function planSection(
  section: SectionSource,
  record: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): DetailSectionPlan {
  const { id, title, visible, permission, edition, table } = section;
  return {
    id,
    ...(title !== undefined && { title }),
    ...(visible !== undefined && { visible }),
    ...(permission !== undefined && { permission }),
    ...(edition && { edition }),
    across: section.across ?? DEFAULT_ACROSS,
    fields: (section.fields ?? []).map((field) => planSectionField(field, record, contracts)),
    ...(section.screen !== undefined && { shown: planShown(section) }),
    ...(table && { table: planTable(table, record, project, contracts) }),
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
  { rows, source, columns }: NonNullable<SectionSource["table"]>,
  record: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): NonNullable<DetailSectionPlan["table"]> {
  const row = source
    ? project.operations.get(source.call)?.row
    : rows === undefined
      ? undefined
      : propertyAt(record, rows)?.items;
  return {
    ...(rows !== undefined && { rows }),
    ...(source && { source: planCallUse(source) }),
    columns: planColumns(columns, row, project, contracts),
  };
}
