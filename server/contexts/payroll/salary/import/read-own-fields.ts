import type { RecordType } from "../../../../../src/schema/project/record-type.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { type FieldError, Refusal } from "../../../../platform/errors.ts";
import type { WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { readRow } from "../../../../records/import/read-import-row.ts";

/** The fields that a row gives a record, and what is wrong with its values. */
export interface ReadFields {
  readonly fields: Fields;
  readonly faults: readonly FieldError[];
}

const NOTHING: Fields = {};

/** The values of a row as a record of this kind keeps them; values of columns that are no fields of it are left out. */
export async function readOwnFields(
  { values }: Pick<ImportRow, "values">,
  record: RecordType,
  context: FirmContext,
): Promise<ReadFields> {
  const own = Object.entries(values).filter(([name]) => record.schema.properties?.[name] !== undefined);
  return await readFields(Object.fromEntries(own), record, context);
}

/** The same of values by the names of the record's fields. */
export async function readFields(
  values: WorkbookValues,
  record: RecordType,
  context: FirmContext,
): Promise<ReadFields> {
  try {
    return { fields: await readRow(values, record, context), faults: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.fieldErrors.length === 0) throw error;
    return { fields: NOTHING, faults: error.fieldErrors };
  }
}
