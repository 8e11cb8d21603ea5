import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { taxedNonDomiciledWages } from "../../../../src/domain/payroll/non-domiciled-wages.ts";
import { specialAdditionalFaults } from "../../../../src/domain/payroll/special-additional-faults.ts";
import { monthlyAmount } from "../../../../src/domain/payroll/special-additional-claim.ts";
import { withholdFlatRate } from "../../../../src/domain/payroll/withhold-flat-rate.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RecordRules } from "../../../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readClaim } from "./details/deduction-claim.ts";
import { followPerson, inCompany, worded } from "./details/detail-of-person.ts";
import { type PayrollPeriod, periodName } from "./payroll-period.ts";
import { refreshDeclaration } from "./sheets/refresh-totals.ts";

/** 财产转让所得, of the code table `flatIncomeItem`: nothing else has costs. */
const TRANSFER = "cczr";

type Dated = Fields & { readonly kjnd: number; readonly kjqj: number };

/** 专项附加扣除: what a claim takes off a month follows from law; claims that exclude each other are refused. */
export const specialAdditionalRules: RecordRules = {
  complete: (fields) => ({ ...fields, ykce: worded(() => fenToYuan(claimedInMonth(fields))) }),
  assertAllowed: async (after, before, context) => {
    await inCompany(after, context);
    const { yxqq, yxqz, kclx, csjb, kjnd, ryid, companyId } = after as Readonly<Record<string, string>>;
    if (yxqz && yxqq && yxqz < yxqq) refuse("yxqz", "扣除期间止不能早于扣除期间起");
    if (kclx === "zfzj" && !csjb) refuse("csjb", "住房租金请填写城市类别");
    const store = await RecordStore.open("specialAdditionalDeduction", context);
    const others = await store.list({
      where: { companyId: Number(companyId), kjnd: Number(kjnd), ryid: Number(ryid) },
    });
    const claims = [...others.filter(({ id }) => id !== before?.id), after].map(readClaim);
    const [fault] = worded(() => specialAdditionalFaults(claims, String(yxqq)));
    if (fault !== undefined) refuse("kclx", fault);
  },
  follow: followPerson(0),
};

/** The month the claim begins stands for all of its months. */
export function claimedInMonth(fields: Fields): number {
  const claim = readClaim(fields);
  return monthlyAmount(claim, claim.from);
}

/** 累计扣除 counts for the months after it. */
export const cumulativeDeductionRules: RecordRules = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(1),
};

/** 多处所得. */
export const multiSourceRules: RecordRules = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

/** 减免税. */
export const taxReliefRules: RecordRules = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

/** 外籍人员工资: which part of it is taxed here. */
export const foreignSalaryRules: RecordRules = {
  complete: (fields) => ({ ...fields, jnsd: fenToYuan(taxedWages(fields as Dated)) }),
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

/** 境内应税工资 in 分. */
export function taxedWages(fields: Dated): number {
  const { jnzf, jwzf, jnts, jwts, ljjzts } = fields as unknown as Readonly<Record<string, number>>;
  return taxedNonDomiciledWages({
    period: periodName(fields),
    paidHere: yuanToFen(jnzf ?? 0),
    paidAbroad: yuanToFen(jwzf ?? 0),
    daysHere: jnts ?? 0,
    daysAbroad: jwts ?? 0,
    residentDays: ljjzts ?? 0,
  });
}

/** 个人所得 that is taxed by one rate. */
export const personalIncomeRules: RecordRules = {
  complete: (fields) => ({ ...fields, ...worded(() => flatRateFigures(fields as Dated)) }),
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: async ({ before, after }, context) => {
    await refreshDeclaration((after ?? before) as StoredRecord & PayrollPeriod, context);
  },
};

/** The amounts of a payment that is taxed by one rate, in yuan. Throws a RangeError worded for the user. */
export function flatRateFigures(fields: Dated): Readonly<Record<string, number>> {
  const fen = (name: string) => yuanToFen(Number(fields[name] ?? 0));
  const { taxableIncome, ratePercent, tax } = withholdFlatRate({
    period: periodName(fields),
    income: fen("sr"),
    taxFree: fen("mssr"),
    costs: fields.sdxm === TRANSFER ? fen("kcje") : 0,
  });
  return { ynssde: fenToYuan(taxableIncome), sl: ratePercent / 100, ybtse: fenToYuan(tax) };
}

function refuse(path: string, message: string): never {
  throw new Refusal("validation", message, [{ path, message }]);
}
