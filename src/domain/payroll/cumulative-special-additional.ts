import { monthlyAmount, type SpecialAdditionalClaim } from "./special-additional-claim.ts";

interface CumulativeClaims {
  readonly claims: readonly SpecialAdditionalClaim[];
  /** Period of the payment, `YYYY-MM`. */
  readonly period: string;
  /** First month with the payer, `YYYY-MM`; earlier months are left to the annual settlement. */
  readonly employedSince: string;
  /** Months in which another payer takes the claims into account, `YYYY-MM`. */
  readonly claimedElsewhere?: readonly string[];
}

/**
 * 累计专项附加扣除 in 分: what the claims take off in this year's months with the payer, so a late report makes up for the
 * months before it. A month that another payer counts is left out; what was taken off before it stays.
 */
export function cumulativeSpecialAdditional({
  claims,
  period,
  employedSince,
  claimedElsewhere = [],
}: CumulativeClaims): number {
  return monthsUpTo(period)
    .filter((month) => month >= employedSince && !claimedElsewhere.includes(month))
    .flatMap((month) => claims.map((claim) => monthlyAmount(claim, month)))
    .reduce((sum, amount) => sum + amount, 0);
}

function monthsUpTo(period: string): string[] {
  return Array.from(
    { length: Number(period.slice(5)) },
    (_, index) => `${period.slice(0, 5)}${String(index + 1).padStart(2, "0")}`,
  );
}
