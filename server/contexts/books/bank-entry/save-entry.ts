import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** A new entry, or changes of one that is there. */
export const saveEntry = operation("bankEntry.save", async ({ id, ...fields }, context) => {
  const store = await RecordStore.open("bankEntry", context);
  if (id === undefined) return { id: (await store.create(fields)).id };
  const [entry] = await store.take([id]);
  if (entry) await store.change(entry, fields);
  return { id };
});

/** A new entry in the register of a period; its day must be one of that period. */
export const saveFundEntry = operation(
  "bankEntry.yhls.save",
  async ({ yhzhid, kjnd, kjqj, ...fields }, context) => {
    const period = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
    if (!fields.jyrq.startsWith(period)) {
      const message = `交易日期 ${fields.jyrq} 不在${kjnd}年${period.slice(5)}期内`;
      throw new Refusal("validation", message, [{ path: "jyrq", message }]);
    }
    const store = await RecordStore.open("bankEntry", context);
    return { id: (await store.create({ ...fields, bankAccountId: yhzhid })).id };
  },
);
