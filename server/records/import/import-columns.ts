import { columnsOfRecord } from "../../../src/schema/imports/import-columns.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";

/** The columns of a record, without the fields that all rows have. */
export function importColumns(
  record: RecordType,
  given: Fields,
  { project }: Pick<FirmContext, "project">,
): readonly WorkbookColumn[] {
  return columnsOfRecord(record, project, new Set(Object.keys(given)));
}
