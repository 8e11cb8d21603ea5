import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import type { Fields } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";

/** A new entry, or changes of one that is there. */
export const saveEntry: FirmHandler<Fields & { readonly id?: number }> = async (
  { id, ...fields },
  context,
) => {
  const store = await RecordStore.open("bankEntry", context);
  if (id === undefined) return { id: (await store.create(fields)).id };
  const [entry] = await store.take([id]);
  if (entry) await store.change(entry, fields);
  return { id };
};

interface FundParams extends Fields {
  readonly yhzhid: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly jyrq: string;
}

/** A new entry in the register of a period; its day must be one of that period. */
export const saveFundEntry: FirmHandler<FundParams> = async ({ yhzhid, kjnd, kjqj, ...fields }, context) => {
  const period = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
  if (!fields.jyrq.startsWith(period)) {
    const message = `交易日期 ${fields.jyrq} 不在${kjnd}年${period.slice(5)}期内`;
    throw new Refusal("validation", message, [{ path: "jyrq", message }]);
  }
  const store = await RecordStore.open("bankEntry", context);
  return { id: (await store.create({ ...fields, bankAccountId: yhzhid })).id };
};
