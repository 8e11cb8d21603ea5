import { percentOf } from "./percent-of.ts";
import { requireRule } from "./rates/dated.ts";
import {
  CHILD_EDUCATION,
  CONTINUING_EDUCATION,
  ELDERLY_SUPPORT,
  HOUSING_LOAN,
  HOUSING_RENT,
  INFANT_CARE,
  type RentCity,
} from "./rates/special-additional-amounts.ts";

/** Parents, and couples with a loan from before their marriage, take the whole or half each. */
type SharePercent = 50 | 100;

/** A child as a claim names it; either may be missing. */
export interface ClaimedChild {
  readonly name?: string;
  /** Of the child's identity paper. */
  readonly number?: string;
}

/** An employee's report for one of the special additional deductions (专项附加扣除); one claim a child. */
export type SpecialAdditionalClaim = {
  /** First and last month of the claim, `YYYY-MM`; no last month: it goes on. */
  readonly from: string;
  readonly to?: string;
} & (
  | {
      readonly kind: "child-education" | "infant-care";
      readonly sharePercent: SharePercent;
      readonly child?: ClaimedChild;
    }
  | { readonly kind: "housing-loan"; readonly sharePercent: SharePercent }
  /** 分 a month, as brothers and sisters agreed; an only child leaves it out. */
  | { readonly kind: "elderly-support"; readonly sharedAmount?: number }
  | { readonly kind: "housing-rent"; readonly city: RentCity }
  | { readonly kind: "continuing-education" }
);

/** The amount that the claim takes off in the month, in 分; zero outside its months. Throws a RangeError, worded for the user, before the deduction existed. */
export function monthlyAmount(claim: SpecialAdditionalClaim, month: string): number {
  if (month < claim.from || (claim.to !== undefined && month > claim.to)) return 0;
  switch (claim.kind) {
    case "child-education":
      return percentOf(requireRule(CHILD_EDUCATION, month, "子女教育扣除标准").monthly, claim.sharePercent);
    case "infant-care":
      return percentOf(requireRule(INFANT_CARE, month, "婴幼儿照护扣除标准").monthly, claim.sharePercent);
    case "housing-loan":
      return percentOf(requireRule(HOUSING_LOAN, month, "住房贷款利息扣除标准").monthly, claim.sharePercent);
    case "elderly-support":
      return claim.sharedAmount ?? requireRule(ELDERLY_SUPPORT, month, "赡养老人扣除标准").monthly;
    case "housing-rent":
      return requireRule(HOUSING_RENT, month, "住房租金扣除标准").monthly[claim.city];
    case "continuing-education":
      return requireRule(CONTINUING_EDUCATION, month, "继续教育扣除标准").monthly;
  }
}
