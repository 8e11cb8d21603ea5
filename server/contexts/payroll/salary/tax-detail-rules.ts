import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { taxedNonDomiciledWages } from "../../../../src/domain/payroll/non-domiciled-wages.ts";
import { monthlyAmount } from "../../../../src/domain/payroll/special-additional-claim.ts";
import { withholdFlatRate } from "../../../../src/domain/payroll/withhold-flat-rate.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RulesOf } from "../../../records/rule-book.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { claimFault } from "./details/claim-fault.ts";
import { readClaim } from "./details/deduction-claim.ts";
import { followPerson, inCompany, worded } from "./details/detail-of-person.ts";
import { periodName } from "./payroll-period.ts";
import { refreshDeclaration } from "./sheets/refresh-totals.ts";

/** 财产转让所得, of the code table `flatIncomeItem`: nothing else has costs. */
const TRANSFER = "cczr";

type Dated = Fields & { readonly kjnd: number; readonly kjqj: number };

/** 专项附加扣除: what a claim takes off a month follows from law; claims that exclude each other are refused. */
export const specialAdditionalRules: RulesOf<"specialAdditionalDeduction"> = {
  complete: (fields) => ({ ...fields, ykce: worded(() => fenToYuan(claimedInMonth(fields))) }),
  assertAllowed: async (after, before, context) => {
    await inCompany(after, context);
    const { kjnd, ryid, companyId } = after;
    const store = await RecordStore.open("specialAdditionalDeduction", context);
    const others = await store.list({ where: { companyId, kjnd, ryid } });
    const beside = others.filter(({ id }) => id !== before?.id);
    const fault = claimFault(after, beside, before === undefined);
    if (fault) throw new Refusal("validation", fault.message, [fault]);
  },
  follow: followPerson(0),
};

/** The month the claim begins stands for all of its months. */
export function claimedInMonth(fields: Fields): number {
  const claim = readClaim(fields);
  return monthlyAmount(claim, claim.from);
}

/** 累计扣除 counts for the months after it. */
export const cumulativeDeductionRules: RulesOf<"cumulativeDeduction"> = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(1),
};

/** 多处所得. */
export const multiSourceRules: RulesOf<"multiSourceIncome"> = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

/** 减免税. */
export const taxReliefRules: RulesOf<"taxRelief"> = {
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

/** 外籍人员工资: which part of it is taxed here. */
export const foreignSalaryRules: RulesOf<"foreignSalary"> = {
  complete: (fields) => ({ ...fields, jnsd: fenToYuan(taxedWages(fields)) }),
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: followPerson(0),
};

type ForeignWages = Pick<
  RecordRow<"foreignSalary">,
  "kjnd" | "kjqj" | "jnzf" | "jwzf" | "jnts" | "jwts" | "ljjzts"
>;

/** 境内应税工资 in 分. */
export function taxedWages(fields: ForeignWages): number {
  const { jnzf, jwzf, jnts, jwts, ljjzts } = fields;
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
export const personalIncomeRules: RulesOf<"personalIncome"> = {
  complete: (fields) => ({ ...fields, ...worded(() => flatRateFigures(fields)) }),
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: async ({ before, after }, context) => {
    const payment = after ?? before;
    if (payment) await refreshDeclaration(payment, context);
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
