import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";

const SUBJECT = "firm";

/** A firm that has set nothing. */
const STANDARD = { subject: SUBJECT, watermarkOn: 0 } as const;
const SHOWN = ["subject", "watermarkOn", "updateUserName", "updateTime"] as const;

/** True when pages show who reads them. */
export async function hasWatermark(context: FirmContext): Promise<boolean> {
  const settings = await RecordStore.open("firmSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  return (kept?.watermarkOn ?? STANDARD.watermarkOn) === 1;
}

const query = operation("config.firmSetting.query", async (_params, context) => {
  const settings = await RecordStore.open("firmSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  if (!kept) return { ...STANDARD, updateUserName: null, updateTime: null, rowVersion: null };
  const [shown] = await settings.presentOnly([kept], SHOWN);
  if (!shown) throw new Error("the setting is not shown");
  return { ...shown, rowVersion: kept.rowVersion ?? null };
});

const save = operation("config.firmSetting.save", async (fields, context) => {
  context.concerns("公司设置");
  const settings = await RecordStore.open("firmSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  const written = { ...fields, updateUserId: context.user.id, updateTime: context.clock.now() };
  if (kept) await settings.change(kept, written);
  else await settings.create(written);
  return null;
});

/** The operations of the settings that hold for all users of a firm. */
export const firmSettingOperations: readonly FirmOperation[] = [query, save];
