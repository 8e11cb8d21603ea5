import { childClaimFault } from "../../../../../src/domain/payroll/child-claims.ts";
import { specialAdditionalFaults } from "../../../../../src/domain/payroll/special-additional-faults.ts";
import type { Fields } from "../../../../contracts/record.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { readClaim } from "./deduction-claim.ts";
import { worded } from "./detail-of-person.ts";

/**
 * The fault of a 专项附加扣除 beside the others of its person and year; undefined where nothing is. One that is
 * there already and gets its child's name takes off what it took off before.
 */
export function claimFault(after: Fields, beside: readonly Fields[], isNew: boolean): FieldError | undefined {
  const { yxqq, yxqz, kclx, csjb } = after as {
    readonly yxqq: string;
    readonly yxqz?: string | null;
    readonly kclx: string;
    readonly csjb?: string | null;
  };
  if (yxqz && yxqq && yxqz < yxqq) return { path: "yxqz", message: "扣除期间止不能早于扣除期间起" };
  if (kclx === "zfzj" && !csjb) return { path: "csjb", message: "住房租金请填写城市类别" };
  const claims = beside.map(readClaim);
  const claim = readClaim(after);
  const starts = claims.map(({ from }) => from).filter((from) => from > yxqq && from <= (yxqz ?? from));
  for (const month of [yxqq, ...starts]) {
    const [message] = worded(() => specialAdditionalFaults([...claims, claim], month));
    if (message !== undefined) return { path: "kclx", message };
  }
  const message = isNew ? childClaimFault(claim, claims) : undefined;
  return message === undefined ? undefined : { path: "znxm", message };
}
