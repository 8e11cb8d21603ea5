import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";

const SUBJECT = "renewal";

/** The terms of a firm that has set nothing. */
const STANDARD = {
  subject: SUBJECT,
  dueMonths: 2,
  defaultCycle: 12,
  remindOn: 1,
  remindDay: 5,
  owedMonths: 1,
  receivers: ["accountant", "administrator"],
} as const;

/** The firm's terms of renewal. */
export async function readRenewalTerms(context: FirmContext) {
  const settings = await RecordStore.open("renewalSetting", context);
  return (await settings.first({ where: { subject: SUBJECT } })) ?? STANDARD;
}

/** The terms, with who has set them. */
export const renewalSetting = operation("fee.renewal.setting", async (_params, context) => {
  const settings = await RecordStore.open("renewalSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  if (!kept) return { ...STANDARD, updateUserName: null, updateTime: null, rowVersion: null };
  const [shown] = await settings.presentOnly([kept], SHOWN);
  if (!shown) throw new Error("the setting is not shown");
  return { ...shown, rowVersion: kept.rowVersion ?? null };
});

const SHOWN = [
  ...(Object.keys(STANDARD) as (keyof typeof STANDARD)[]),
  "updateUserName",
  "updateTime",
] as const;

/** Sets the terms; they count from now on, for the ledger and for reminders. */
export const saveRenewalSetting = operation("fee.renewal.saveSetting", async (terms, context) => {
  context.concerns("续费设置");
  const settings = await RecordStore.open("renewalSetting", context);
  const written = { updateUserId: context.user.id, updateTime: context.clock.now() };
  await keepOne(settings, { subject: SUBJECT }, { ...terms, ...written });
  return null;
});
