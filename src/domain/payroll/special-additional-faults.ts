import { formatYuan, fenToYuan } from "../money.ts";
import { requireRule } from "./rates/dated.ts";
import { ELDERLY_SUPPORT } from "./rates/special-additional-amounts.ts";
import { monthlyAmount, type SpecialAdditionalClaim } from "./special-additional-claim.ts";

/** At most one of each a month; loan and rent count as one. */
const SINGLE = [
  { title: "赡养老人", kinds: ["elderly-support"] },
  { title: "继续教育", kinds: ["continuing-education"] },
  { title: "住房贷款利息和住房租金", kinds: ["housing-loan", "housing-rent"] },
] as const satisfies readonly {
  readonly title: string;
  readonly kinds: readonly SpecialAdditionalClaim["kind"][];
}[];

/** Faults of one employee's claims in the month, in words for the user; empty when they stand. */
export function specialAdditionalFaults(
  claims: readonly SpecialAdditionalClaim[],
  month: string,
): readonly string[] {
  const current = claims.filter((claim) => monthlyAmount(claim, month) > 0);
  const repeated = SINGLE.filter(
    ({ kinds }) => current.filter(({ kind }) => kinds.some((candidate) => candidate === kind)).length > 1,
  ).map(({ title }) => `${title}在同一月份只能享受一项，请只保留一项`);
  const most = requireRule(ELDERLY_SUPPORT, month, "赡养老人扣除标准").monthly / 2;
  const excessive = current
    .filter((claim) => claim.kind === "elderly-support" && (claim.sharedAmount ?? 0) > most)
    .map(() => `非独生子女赡养老人每月分摊不能超过 ${formatYuan(fenToYuan(most))} 元`);
  return [...repeated, ...excessive];
}
