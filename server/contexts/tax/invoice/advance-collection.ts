import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { ALL_TYPES } from "./invoice-types.ts";

const SUBJECT = "advanceCollection";

/** A firm that has set nothing collects nothing by itself; the first and the last day of a month are proposed. */
const STANDARD = {
  subject: SUBJECT,
  isOn: 0,
  times: [
    { day: 5, invoiceTypes: ALL_TYPES },
    { day: 6, invoiceTypes: ALL_TYPES },
  ],
} as const;

/** The firm's days of collection by itself. */
export async function readAdvanceCollection(context: FirmContext) {
  const settings = await RecordStore.open("advanceCollection", context);
  return (await settings.first({ where: { subject: SUBJECT } })) ?? STANDARD;
}

/** The setting, with who has made it. */
export const advanceCollection = operation("invoice.advanceCollection.get", async (_params, context) => {
  const settings = await RecordStore.open("advanceCollection", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  if (!kept) return { ...STANDARD, updateUserName: null, updateTime: null, rowVersion: null };
  const [shown] = await settings.presentOnly([kept], SHOWN);
  if (!shown) throw new Error("the setting is not shown");
  return { ...shown, rowVersion: kept.rowVersion ?? null };
});

const SHOWN = ["subject", "isOn", "times", "updateUserName", "updateTime"] as const;

/** Sets the days; they count from the next morning on. */
export const saveAdvanceCollection = operation("invoice.advanceCollection.save", async (setting, context) => {
  const { times } = setting;
  context.concerns("提前采集设置");
  for (const [index, { day }] of times.entries()) {
    if (times.findIndex((time) => time.day === day) === index) continue;
    const message = "采集时间重复";
    throw new Refusal("validation", message, [{ path: `times.${index}.day`, message }]);
  }
  const settings = await RecordStore.open("advanceCollection", context);
  const written = { updateUserId: context.user.id, updateTime: context.clock.now() };
  await keepOne(settings, { subject: SUBJECT }, { ...setting, ...written });
  return null;
});
