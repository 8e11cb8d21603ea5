import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FirmOperation, operation, type ResultOf } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";

const SUBJECT = "firm";
const SHOWN = ["subject", "updateUserName", "updateTime"] as const;

type SettingsInForce = Pick<
  ResultOf<"config.firmSetting.query">,
  "watermarkOn" | "signOutEndsLinks" | "idleMinutes"
>;

/** The settings in force: those of the firm, and the usual ones where it has set none. */
export async function firmSettings(context: FirmContext): Promise<SettingsInForce> {
  const settings = await RecordStore.open("firmSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  return inForce(kept, context);
}

function inForce(kept: Partial<SettingsInForce> | undefined, { signInRules }: FirmContext): SettingsInForce {
  return {
    watermarkOn: kept?.watermarkOn ?? 0,
    signOutEndsLinks: kept?.signOutEndsLinks ?? 0,
    idleMinutes: kept?.idleMinutes ?? signInRules.usualIdleMinutes,
  };
}

const query = operation("config.firmSetting.query", async (_params, context) => {
  const settings = await RecordStore.open("firmSetting", context);
  const kept = await settings.first({ where: { subject: SUBJECT } });
  const set = { subject: SUBJECT, ...inForce(kept, context) };
  if (!kept) return { ...set, updateUserName: null, updateTime: null, rowVersion: null };
  const [shown] = await settings.presentOnly([kept], SHOWN);
  if (!shown) throw new Error("the setting is not shown");
  return { ...shown, ...set, rowVersion: kept.rowVersion ?? null };
});

const save = operation("config.firmSetting.save", async (fields, context) => {
  context.concerns("公司设置");
  const settings = await RecordStore.open("firmSetting", context);
  const written = { ...fields, updateUserId: context.user.id, updateTime: context.clock.now() };
  let isOtherIdleTime = false;
  await keepOne(settings, { subject: SUBJECT }, (kept) => {
    const { idleMinutes } = inForce(kept, context);
    isOtherIdleTime = fields.idleMinutes !== undefined && fields.idleMinutes !== idleMinutes;
    return written;
  });
  if (isOtherIdleTime) await useFromNow(context);
  return null;
});

/** Idle time begins with the setting: none was counted before. */
async function useFromNow({ db, clock }: FirmContext): Promise<void> {
  await db.updateTable("token").set({ lastUse: clock.now() }).where("revoked", "=", false).execute();
}

/** The operations of the settings that hold for all users of a firm. */
export const firmSettingOperations: readonly FirmOperation[] = [query, save];
