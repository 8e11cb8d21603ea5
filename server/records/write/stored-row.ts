import type { RecordPlan } from "../plan/record-plan.ts";
import type { Fields, StoredRecord } from "../../contracts/record.ts";

/** The columns that a query of the table gives of a record; looked-up values stand beside it. */
type Row = Fields & {
  readonly rowId: number;
  readonly rowCompany: number | null;
  readonly rowFields: string;
  readonly rowVersion: string;
};

/** A row of the table as the record that it keeps. */
export function readRow({ record, company, lookedUp }: RecordPlan, row: Row): StoredRecord {
  const { rowId, rowCompany, rowFields, rowVersion, ...columns } = row;
  const fields: Record<string, unknown> = { ...(JSON.parse(rowFields) as Fields), ...columns };
  for (const { name, kind } of lookedUp) {
    const value = fields[name];
    if (value !== null && kind === "number") fields[name] = Number(value);
  }
  if (company !== undefined) fields[company] = rowCompany;
  return { ...fields, id: rowId, rowVersion, [record.key]: rowId };
}

/** Columns and fields of the table; what is looked up or unknown is not kept. */
export function toRow({ company, kept }: RecordPlan, all: Fields) {
  const { kjnd = null, kjqj = null } = all as { kjnd?: number | null; kjqj?: number | null };
  const fields = kept.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  return {
    companyId: company === undefined ? null : ((all[company] ?? null) as number | null),
    kjnd,
    kjqj,
    fields: JSON.stringify(Object.fromEntries(fields)),
  };
}
