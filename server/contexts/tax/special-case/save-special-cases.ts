import type { Taxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { caseLock } from "./case-lock.ts";
import { caseRates } from "./case-rates.ts";
import {
  type Annex,
  UNINVOICED,
  incompleteCases,
  isKeptUninvoiced,
  readSpecialCases,
} from "./special-cases.ts";

type Entry = SaveParams["specialConditions"][number];

type SaveParams = ParamsOf<"specialCase.confirmTempSave">;

const OTHER_FILE = 2;

/**
 * Makes the special cases of a company's month these and no others, complete or not, and has its tax calculated anew.
 * Says what is still missing before the tax can be notified.
 */
export const saveSpecialCases = operation("specialCase.confirmTempSave", async (params, context) => {
  const { kjnd, kjqj, qyId: companyId, specialConditions } = params;
  const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
  if (!row) throw new Refusal("missing");
  const taxpayer = await readTaxpayer(context.db, companyId);
  const locked = await caseLock(context, row, taxpayer);
  if (locked !== null) throw new Refusal("rule", locked);
  assertFitting(specialConditions, taxpayer);
  const store = await RecordStore.open("specialCase", context);
  const before = await readSpecialCases(context, { companyId, kjnd, kjqj });
  const kept: ReadonlySet<number> = new Set(specialConditions.map(({ specialType }) => specialType));
  const gone = before.filter((specialCase) => !kept.has(specialCase.specialType));
  if (gone.some(isKeptUninvoiced)) throw new Refusal("rule", "该企业已有无票收入，不能移除无票收入申报");
  await store.remove(gone);
  const usual = (await usualSalesPercent(context.db, taxpayer, row)) / 100;
  for (const entry of specialConditions) {
    const fields = {
      amount: entry.amount ?? null,
      sl: entry.specialType === UNINVOICED ? (entry.sl ?? usual) : null,
      bz: entry.bz ?? null,
      annexUrl: entry.annexUrl ?? null,
      fileType: entry.fileType ?? null,
      annexList: annexesOf(entry),
      nsrType: taxpayer.taxlayerType,
      predictionId: row.id,
      sbszId: row.id,
      confirmationStatus: 0,
    };
    const known = before.find((specialCase) => specialCase.specialType === entry.specialType);
    if (known) await store.change(known, fields);
    else await store.create({ companyId, kjnd, kjqj, specialType: entry.specialType, ...fields });
  }
  await keepPayTime(params, row.id, context);
  await startEstimate(context, { companyIds: [companyId], kjnd, kjqj });
  const after = await readSpecialCases(context, { companyId, kjnd, kjqj });
  return { savedCount: after.length, incompleteList: await incompleteCases(after, context) };
});

function assertFitting(entries: readonly Entry[], taxpayer: Pick<Taxpayer, "taxlayerType">): void {
  const seen = new Set<number>();
  const rates = caseRates(taxpayer);
  for (const [index, { specialType, sl = null }] of entries.entries()) {
    if (sl !== null) assertRate(`specialConditions.${index}.sl`, specialType, sl, rates);
    const path = `specialConditions.${index}.specialType`;
    const type = SPECIAL_CASE_TYPES.find(({ id }) => id === specialType);
    const message = seen.has(specialType)
      ? "同一类特殊情况只能填写一次"
      : type?.nsrType && type.nsrType !== taxpayer.taxlayerType
        ? "小规模纳税人不适用此类特殊情况"
        : undefined;
    if (message !== undefined) throw new Refusal("validation", message, [{ path, message }]);
    seen.add(specialType);
  }
}

function assertRate(path: string, specialType: number, sl: number, rates: readonly number[]): void {
  const message =
    specialType !== UNINVOICED
      ? "只有无票收入需要填写税率"
      : rates.includes(sl)
        ? undefined
        : `税率（征收率）应为 ${rates.map((rate) => `${Math.round(rate * 100)}%`).join("、")} 之一`;
  if (message !== undefined) throw new Refusal("validation", message, [{ path, message }]);
}

function annexesOf({ annexList, annexUrl, fileType }: Entry): readonly Annex[] {
  if (annexList && annexList.length > 0) return annexList;
  if (annexUrl === undefined || annexUrl === null || annexUrl === "") return [];
  return annexUrl
    .split(",")
    .map((url, index) => ({ name: `附件${index + 1}`, url, fileType: fileType ?? OTHER_FILE }));
}

async function keepPayTime(
  { paymentTime, paymentTimeType }: SaveParams,
  id: number,
  { db }: FirmContext,
): Promise<void> {
  if (paymentTimeType === undefined || paymentTimeType === null) return;
  await db
    .updateTable("companyPeriod")
    .set({ paymentTimeType, payTime: paymentTime ?? null })
    .where("id", "=", id)
    .execute();
}
