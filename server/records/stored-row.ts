import type { RecordType } from "../../src/schema/project/record-type.ts";
import { columnKind, companyProperty, lookedUp, ownColumn, propertyOf } from "./record-columns.ts";
import type { Fields, StoredRecord } from "./record-rules.ts";

/** What a query of the table gives of a record; what is looked up stands beside it. */
type Row = Fields & {
  readonly rowId: number;
  readonly rowCompany: number | null;
  readonly rowFields: string;
  readonly rowVersion: string;
};

/** A row of the table as the record that it keeps. */
export function readRow(record: RecordType, row: Row): StoredRecord {
  const { rowId, rowCompany, rowFields, rowVersion, ...columns } = row;
  const company = companyProperty(record);
  const found: Record<string, unknown> = { ...(JSON.parse(rowFields) as Fields), ...columns };
  for (const name of lookedUp(record)) {
    const value = found[name];
    if (value !== null && columnKind(propertyOf(record, name)) === "number") found[name] = Number(value);
  }
  if (company !== undefined) found[company] = rowCompany;
  return { ...found, id: rowId, rowVersion, [record.key]: rowId };
}

/** Columns and fields of the table; what is looked up or unknown is not kept. */
export function toRow(record: RecordType, all: Fields) {
  const company = companyProperty(record);
  const { kjnd = null, kjqj = null } = all as { kjnd?: number | null; kjqj?: number | null };
  const kept = Object.entries(record.schema.properties ?? {}).flatMap(([name, property]) => {
    const stored = ownColumn(record, name) === undefined && property["x-from"] === undefined;
    const value = all[name];
    return stored && value !== undefined ? [[name, value] as const] : [];
  });
  return {
    companyId: company === undefined ? null : ((all[company] ?? null) as number | null),
    kjnd,
    kjqj,
    fields: JSON.stringify(Object.fromEntries(kept)),
  };
}
