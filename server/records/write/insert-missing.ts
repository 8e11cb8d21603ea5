import { planRecord } from "../plan/record-plan.ts";
import type { Fields } from "../../contracts/record.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { RecordName } from "../record-row.ts";
import { insertUnlessThere } from "./insert-records.ts";

/** Keeps records that follow from the passing of time, past the rules of their kind, where there are none yet. */
export async function insertMissing(
  name: RecordName,
  records: readonly Fields[],
  context: FirmContext,
): Promise<void> {
  if (records.length === 0) return;
  const record = context.project.records.get(name);
  if (!record) throw new Error(`the catalogue describes no record "${name}"`);
  const plan = planRecord(record);
  await insertUnlessThere(
    plan,
    records.map((fields) => ({ ...plan.defaults, ...fields })),
    context,
  );
}
