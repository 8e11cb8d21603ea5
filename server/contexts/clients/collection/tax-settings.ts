import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { readCompany } from "../company/client-company.ts";
import { isFilingDue } from "./filing-due.ts";
import { taskState } from "./task-state.ts";

/** A stored 税种认定. */
export type TaxSetting = RecordRow<"taxTypeSetting">;

/** 认定来源. */
export const SOURCE = { bureau: 1, hand: 2 } as const;

/**
 * The taxes that a company is registered for, with those due in a period, and the outcome of its last collection. Ended
 * ones and those to come are among them: the list that is saved takes their place.
 */
export const querySettings = operation("collection.setting.query", async ({ qyid, kjnd, kjqj }, context) => {
  const { taxlayerType, nsqxdm } = await readCompany(context, qyid);
  const month = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
  const known = await readSettings(qyid, context);
  const tasks = await RecordStore.open("collectTask", context);
  const last = await tasks.first({ where: { qyid, kjnd, kjqj, taskKind: 1 } });
  const store = await RecordStore.open("taxTypeSetting", context);
  const shown = await store.presentOnly(known, SHOWN);
  return {
    qyid,
    kjnd,
    kjqj,
    taxlayerType,
    nsqxdm,
    cjzt: last ? await taskState(last, context) : null,
    taskid: last?.taskid ?? null,
    collectTime: last?.endTime ?? null,
    collectMessage: last?.message ?? null,
    rowVersion: setVersion(known),
    settings: shown.map((setting) => ({
      ...setting,
      isDue: isInForce(setting, month) && isFilingDue(setting.sbzq, kjqj),
    })),
  };
});

/** `month`: `YYYY-MM`. */
function isInForce(
  { startDate, endDate }: Pick<TaxSetting, "startDate" | "endDate">,
  month: string,
): boolean {
  return startDate.slice(0, 7) <= month && (endDate === null || endDate.slice(0, 7) >= month);
}

const SHOWN = [
  "id",
  "szid",
  "zspm",
  "sbzq",
  "sl",
  "startDate",
  "endDate",
  "taxSource",
  "collectTime",
  "remark",
] as const;

export async function readSettings(qyid: number, context: FirmContext): Promise<TaxSetting[]> {
  const store = await RecordStore.open("taxTypeSetting", context);
  const settings = await store.list({ where: { qyid } });
  return settings.map((setting) => ({ ...setting, endDate: setting.endDate ?? null }));
}

type SentSetting = Pick<TaxSetting, "szid" | "zspm" | "sbzq" | "startDate"> & {
  readonly endDate?: string | null;
  readonly sl?: number | null;
  readonly remark?: string | null;
};

/** Makes the list what is sent: what is missing from it is no longer declared. Gives how many taxes there are. */
export const saveSettings = operation("collection.setting.save", async ({ qyid, settings }, context) => {
  const { companyName, nsqxdm } = await readCompany(context, qyid);
  context.concerns(companyName);
  assertSound(settings, nsqxdm);
  const store = await RecordStore.open("taxTypeSetting", context);
  const left = new Map((await readSettings(qyid, context)).map((setting) => [keyOf(setting), setting]));
  const sent = settings.map((setting) => ({ setting, known: left.get(keyOf(setting)) }));
  for (const { known } of sent) if (known) left.delete(keyOf(known));
  await store.remove([...left.values()]);
  for (const { setting, known } of sent) {
    if (!known) await store.create({ ...setting, qyid, taxSource: SOURCE.hand });
    else if (isChanged(known, setting)) await store.change(known, { ...setting, taxSource: SOURCE.hand });
  }
  context.concerns(companyName);
  return settings.length;
});

function keyOf({ szid, zspm }: Pick<TaxSetting, "szid" | "zspm">): string {
  return `${szid} ${zspm}`;
}

function isChanged(known: TaxSetting, sent: SentSetting): boolean {
  const names = ["szid", "zspm", "sbzq", "startDate", "endDate", "sl", "remark"] as const;
  return names.some((name) => name in sent && (known[name] ?? null) !== (sent[name] ?? null));
}

const VAT = 1;

/** Everything that is wrong with the list, each at its place. */
function assertSound(settings: readonly SentSetting[], nsqxdm: string): void {
  const seen = new Set<string>();
  const faults = settings.flatMap((setting, index) => {
    const { szid, zspm, sbzq, startDate, endDate = null } = setting;
    const isDouble = seen.has(keyOf(setting));
    seen.add(keyOf(setting));
    const path = (name: string) => `settings.${index}.${name}`;
    return [
      ...(isDouble ? [{ path: path("zspm"), message: `征收品目“${zspm}”重复，请合并为一行` }] : []),
      ...(endDate !== null && endDate < startDate
        ? [{ path: path("endDate"), message: `“${zspm}”的有效期止不能早于有效期起` }]
        : []),
      ...(szid === VAT && sbzq !== nsqxdm
        ? [
            {
              path: path("sbzq"),
              message: `增值税应${nsqxdm === "08" ? "按季" : "按月"}申报，与企业的纳税期限不一致`,
            },
          ]
        : []),
    ];
  });
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
}
