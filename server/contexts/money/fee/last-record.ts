import { shiftPeriod } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";

/** The monthly fee of the client of that very name, with its last payment; null when there is no such client. */
export const lastFeeRecord = operation("fee.queryLastRecordByName", async ({ clientName }, context) => {
  const clients = await RecordStore.open("feeClient", context);
  const client = await clients.first({ where: { clientName: clientName.trim() } });
  if (!client) return null;
  const records = await RecordStore.open("feeRecord", context);
  const last = await records.first({
    where: { clientId: client.id },
    order: [{ field: "endPeriod", descending: true }],
  });
  const [record = null] = last ? await records.present([last]) : [];
  return {
    ...pickFields(client, ["clientName", "monthFee", "feeCycle", "paidTo"]),
    clientId: client.id,
    nextPeriod: shiftPeriod(client.paidTo, 1),
    record,
  };
});
