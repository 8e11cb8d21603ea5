import { sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";
import { meanBurden } from "../../../../src/domain/tax/tax-burden.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { CALCULATING } from "../company-period/period-states.ts";
import { readTransferredTax } from "../red-letter/read-transferred-tax.ts";
import { calculateCompanyTax, readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { yuan } from "../../clients/door.ts";
import { sumUnselected } from "../invoice/sum-unselected.ts";
import { readFilingsOf } from "../income-tax/income-filing.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { LISTED_CASE, presentSpecialCases, readSpecialCases } from "../special-case/special-cases.ts";

/** The kept estimate of a company's month; no amounts while it is being calculated, or when there is none. */
export const predictionStatistics = operation(
  "prediction.statistics",
  async ({ qyid: companyId, kjnd, kjqj }, { db }) => {
    const row = await findPeriod(db, { companyId, kjnd, kjqj });
    const estimate = row?.predictionStatus === CALCULATING ? null : (row?.estimate ?? null);
    const filing = (await readFilingsOf(db, { kjnd, kjqj }, companyId)).get(companyId);
    const { riskCount, statusErrorCount } = await db
      .selectFrom("invoice")
      .select([
        sql<number>`count(*) filter (where glzt <> 0)`.as("riskCount"),
        sql<number>`count(*) filter (where fpzt <> 0)`.as("statusErrorCount"),
      ])
      .where("companyId", "=", companyId)
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .where("jxxlx", "=", 0)
      .executeTakeFirstOrThrow();
    return {
      taxPredictionDetailList: taxItems(estimate, row?.adjustment),
      zzssfl: estimate === null ? null : yuan(row?.zzssfl ?? null),
      riskCount,
      statusErrorCount,
      wrzAmount: await sumUnselected(db, { qyid: companyId, gxnd: kjnd, gxyf: kjqj }),
      xxAmount: estimate?.sales ?? null,
      sqldAmount: estimate?.openingCredit ?? null,
      bqzcAmount: estimate?.transferOut ?? null,
      xxTaxAmount: estimate?.outputTax ?? null,
      zzshfjs: estimate === null ? null : yuan(row?.zzshfjs ?? null),
      jyxxse: estimate?.simpleTax ?? null,
      otherSe: yuan(filing?.ybtse ?? null),
      predictionStatus: row?.predictionStatus ?? null,
    };
  },
);

/** The month's tax as if the selection were confirmed as it stands now, with other special amounts than those kept; nothing is kept. */
export const calculatePrediction = operation("prediction.calculate", async (params, context) => {
  const { qyid: companyId, kjnd, kjqj, fwskf, jxzc } = params;
  const given = (yuanGiven: number | null | undefined) =>
    yuanGiven === null || yuanGiven === undefined ? undefined : yuanToFen(yuanGiven);
  const [controlFee, transferOut] = [given(fwskf), given(jxzc)];
  const tried = {
    deducted: "selected" as const,
    ...(controlFee !== undefined && { controlFee }),
    ...(transferOut !== undefined && {
      transferOut: transferOut + (await readTransferredOf({ companyId, kjnd, kjqj }, context)),
    }),
  };
  try {
    const { basis, estimate, stored } = await calculateCompanyTax(context, { companyId, kjnd, kjqj }, tried);
    const { vat } = estimate;
    return {
      ygxAmount: fenToYuan(vat.inputTax),
      xxTaxAmount: fenToYuan(vat.outputTax),
      sqldAmount: fenToYuan(vat.openingCredit),
      bqzcAmount: fenToYuan(vat.transferOut),
      jms: fenToYuan(vat.controlFee.used + estimate.exempted),
      jyxxse: fenToYuan(vat.simpleTax),
      bhjyxxse: fenToYuan(vat.outputTax),
      ygxSe: fenToYuan(basis.totals.selectedTax),
      fwskf: fenToYuan(basis.special.controlFee),
      bqyjse: fenToYuan(basis.special.prepaid),
      qcskf: fenToYuan(vat.controlFee.opening),
      qcyjse: fenToYuan(vat.prepaid.opening),
      isOpeningUnknown: stored.isOpeningUnknown,
      xsAmount: fenToYuan(estimate.sales),
      isHalved: basis.halved,
      taxPlace: basis.place,
      taxPredictionDetailList: taxItems(stored),
    };
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal("rule", error.message);
    throw error;
  }
});

/** 进项税额转出 of red letters in the months that are declared with this one, in 分. */
async function readTransferredOf({ companyId, kjnd, kjqj }: PeriodOf, { db }: FirmContext): Promise<number> {
  const { nsqxdm } = await readTaxpayer(db, companyId);
  return await readTransferredTax(db, companyId, kjnd, monthsDeclared(kjqj, taxFrequency(nsqxdm)));
}

/** The company's tax burden of the year without and with the month, and of last year. */
export const selectionRate = operation("prediction.selectionRate", async ({ qyid, kjnd, kjqj }, { db }) => {
  const rows = await db
    .selectFrom("companyPeriod")
    .select(["kjnd", "kjqj", "zzssfl"])
    .where("companyId", "=", qyid)
    .where("kjnd", "in", [kjnd - 1, kjnd])
    .execute();
  const rates = (year: number, months: (month: number) => boolean) =>
    rows
      .filter((row) => row.kjnd === year && months(row.kjqj) && row.zzssfl !== null)
      .map(({ zzssfl }) => Number(zzssfl));
  const earlier = rates(kjnd, (month) => month < kjqj);
  const [current = null] = rates(kjnd, (month) => month === kjqj);
  return {
    bnsflBhbq: meanBurden(earlier),
    qnsfl: meanBurden(rates(kjnd - 1, () => true)),
    bnqsBhbq: earlier.length,
    bnsfl: meanBurden([...earlier, current]),
  };
});

/** The origin of a month's kept estimate: its basis, the saved amounts, and the special cases. */
export const taxDetail = operation(
  "prediction.taxDetail",
  async ({ qyid: companyId, kjnd, kjqj }, context) => {
    const row = await findPeriod(context.db, { companyId, kjnd, kjqj });
    const estimate = row?.estimate ?? null;
    const cases = await readSpecialCases(context, { companyId, kjnd, kjqj });
    const shown = await presentSpecialCases(cases, context);
    return {
      jms: estimate === null ? null : fenToYuan(yuanToFen(estimate.relief) + yuanToFen(estimate.exempted)),
      jxs: estimate?.inputTax ?? null,
      qmdl: estimate?.closingCredit ?? null,
      sqld: estimate?.openingCredit ?? null,
      bqyjse: estimate?.prepaid ?? null,
      bjchjxse: estimate?.transferOut ?? null,
      ybxm: estimate?.vat ?? null,
      jzjt: estimate === null ? null : 0,
      savingTaxDetails: estimate === null ? [] : savingsOf(estimate),
      carriedDetails: estimate === null ? [] : carriedOf(estimate),
      specialDetails: shown.map((specialCase) => pickFields(specialCase, LISTED_CASE)),
    };
  },
);

/** The amounts that go from period to period, as 附列资料（四） has them; those that are nothing throughout are left out. */
function carriedOf(estimate: StoredEstimate) {
  const { openingCredit, closingCredit, openingControlFee, relief, openingPrepaid, prepaid } = estimate;
  const credit = yuanToFen(openingCredit) - yuanToFen(closingCredit);
  const carried = [
    {
      name: "留抵税额",
      opening: openingCredit,
      arising: fenToYuan(Math.max(0, -credit)),
      used: fenToYuan(Math.max(0, credit)),
      closing: closingCredit,
    },
    {
      name: "税控费",
      opening: openingControlFee ?? 0,
      arising: estimate.controlFee ?? relief,
      used: relief,
      closing: estimate.closingControlFee ?? 0,
    },
    {
      name: "预缴税额",
      opening: openingPrepaid ?? 0,
      arising: estimate.paidElsewhere ?? prepaid,
      used: prepaid,
      closing: estimate.closingPrepaid ?? 0,
    },
  ];
  return carried.filter(({ opening, arising }) => opening !== 0 || arising !== 0);
}

/** The amounts that the company is spared by law. */
export function savingsOf({ relief, exempted }: StoredEstimate) {
  const savings = [
    { jmxName: "防伪税控费抵减", amount: relief },
    { jmxName: "小微企业免征增值税", amount: exempted },
  ];
  return savings.filter(({ amount }) => amount > 0);
}
