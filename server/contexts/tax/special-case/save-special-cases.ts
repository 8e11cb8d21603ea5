import { caseAmount, isWorkedOut } from "../../../../src/domain/tax/special-case-amount.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { assertFitting } from "./assert-fitting.ts";
import { caseLock } from "./case-lock.ts";
import { caseKey } from "./case-key.ts";
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
  const usual = (await usualSalesPercent(context.db, taxpayer, row)) / 100;
  assertFitting(specialConditions, taxpayer, usual);
  const store = await RecordStore.open("specialCase", context);
  const before = await readSpecialCases(context, { companyId, kjnd, kjqj });
  const uninvoiced = specialConditions.filter(({ specialType }) => specialType === UNINVOICED);
  if (uninvoiced.length < before.filter(isKeptUninvoiced).length)
    throw new Refusal("rule", "该企业已有无票收入，不能移除无票收入申报");
  const kept = new Set(specialConditions.map((entry) => caseKey(entry, usual)));
  await store.remove(before.filter((specialCase) => !kept.has(caseKey(specialCase, usual))));
  for (const entry of specialConditions) {
    const fields = {
      ...amountsOf(entry, usual),
      bz: entry.bz ?? null,
      annexUrl: entry.annexUrl ?? null,
      fileType: entry.fileType ?? null,
      annexList: annexesOf(entry),
      nsrType: taxpayer.taxlayerType,
      predictionId: row.id,
      sbszId: row.id,
      confirmationStatus: 0,
    };
    const key = caseKey(entry, usual);
    const known = before.find((specialCase) => caseKey(specialCase, usual) === key);
    if (known) await store.change(known, fields);
    else await store.create({ companyId, kjnd, kjqj, specialType: entry.specialType, ...fields });
  }
  await keepPayTime(params, row.id, context);
  await startEstimate(context, { companyIds: [companyId], kjnd, kjqj });
  const after = await readSpecialCases(context, { companyId, kjnd, kjqj });
  return { savedCount: after.length, incompleteList: incompleteCases(after, context) };
});

/** The amounts of an entry: the one that taxes are worked out from, and what it was worked out from. */
function amountsOf(
  { specialType, amount = null, hsbz = null, pjlx = null, pmje = null, sl }: Entry,
  usual: number,
) {
  const given = { amount, hsbz, pjlx, pmje, sl: specialType === UNINVOICED ? (sl ?? usual) : null };
  return { ...given, pmje: isWorkedOut(given) ? pmje : null, amount: caseAmount(given) };
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
