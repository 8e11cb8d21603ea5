import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { findCalculateedQuarter } from "../company-period/keep-estimate.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type Annex, incompleteCases, readSpecialCases } from "./special-cases.ts";

type Entry = SaveParams["specialConditions"][number];

type SaveParams = ParamsOf<"specialCase.confirmTempSave">;

const UNINVOICED = 5;
const GENERAL = "001";
const OTHER_FILE = 2;

/**
 * Makes the special cases of a company's month these and no others, complete or not, and has its tax calculated anew.
 * Says what is still missing before the tax can be notified.
 */
export const saveSpecialCases = operation("specialCase.confirmTempSave", async (params, context) => {
  const { kjnd, kjqj, qyId: companyId, specialConditions } = params;
  const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
  if (!row) throw new Refusal("missing");
  if (row.noticeTaxType !== NOT_NOTIFIED)
    throw new Refusal("rule", "本期税款已通知客户，不能修改特殊情况申报");
  const quarter = await findCalculateedQuarter(context.db, row);
  if (quarter && quarter.noticeTaxType !== NOT_NOTIFIED)
    throw new Refusal("rule", `本季税款（${quarter.kjqj}月）已通知客户，不能修改特殊情况申报`);
  const taxpayer = await readTaxpayer(context.db, companyId);
  const { taxlayerType } = taxpayer;
  assertFitting(specialConditions, taxlayerType);
  const store = await RecordStore.open("specialCase", context);
  const before = await readSpecialCases(context, { companyId, kjnd, kjqj });
  const kept: ReadonlySet<number> = new Set(specialConditions.map(({ specialType }) => specialType));
  const gone = before.filter((specialCase) => !kept.has(specialCase.specialType));
  if (gone.some((specialCase) => specialCase.specialType === UNINVOICED && (specialCase.amount ?? 0) !== 0))
    throw new Refusal("rule", "该企业已有无票收入，不能移除无票收入申报");
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
      nsrType: taxlayerType,
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

/** 税率 and 征收率 in force; small-scale taxpayers have no rate. */
const GENERAL_RATES: readonly number[] = [0, 0.01, 0.03, 0.05, 0.06, 0.09, 0.13];
const LEVY_RATES: readonly number[] = [0.01, 0.03, 0.05];

function assertFitting(entries: readonly Entry[], taxlayerType: string): void {
  const seen = new Set<number>();
  const rates = taxlayerType === GENERAL ? GENERAL_RATES : LEVY_RATES;
  for (const [index, { specialType, sl = null }] of entries.entries()) {
    if (sl !== null) assertRate(`specialConditions.${index}.sl`, specialType, sl, rates);
    const path = `specialConditions.${index}.specialType`;
    const type = SPECIAL_CASE_TYPES.find(({ id }) => id === specialType);
    const message = seen.has(specialType)
      ? "同一类特殊情况只能填写一次"
      : type?.nsrType && type.nsrType !== taxlayerType
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
