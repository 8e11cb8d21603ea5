import { yuanToFen } from "../../../../../src/domain/money.ts";
import type { RentCity } from "../../../../../src/domain/payroll/rates/special-additional-amounts.ts";
import type {
  ClaimedChild,
  SpecialAdditionalClaim,
} from "../../../../../src/domain/payroll/special-additional-claim.ts";
import type { Fields } from "../../../../contracts/record.ts";

/** A stored 专项附加扣除 as the law's rules read it. */
export function readClaim(record: Fields): SpecialAdditionalClaim {
  const { kclx, yxqq, yxqz, fdbl, csjb, ftje } = record as unknown as StoredClaim;
  const months = { from: yxqq, ...(yxqz && { to: yxqz }) };
  switch (kclx) {
    case "znjy":
      return { ...months, kind: "child-education", sharePercent: fdbl, child: readChild(record) };
    case "yyezh":
      return { ...months, kind: "infant-care", sharePercent: fdbl, child: readChild(record) };
    case "zfdk":
      return { ...months, kind: "housing-loan", sharePercent: fdbl };
    case "zfzj":
      return { ...months, kind: "housing-rent", city: csjb ?? "other" };
    case "sylr":
      return {
        ...months,
        kind: "elderly-support",
        ...(ftje !== null && ftje !== undefined && { sharedAmount: yuanToFen(ftje) }),
      };
    case "jxjy":
      return { ...months, kind: "continuing-education" };
  }
}

export function readChild({ znxm, znzjhm }: Fields): ClaimedChild {
  return {
    ...(Boolean(znxm) && { name: String(znxm) }),
    ...(Boolean(znzjhm) && { number: String(znzjhm).toUpperCase() }),
  };
}

interface StoredClaim {
  readonly kclx: "znjy" | "yyezh" | "zfdk" | "zfzj" | "sylr" | "jxjy";
  /** `YYYY-MM`. */
  readonly yxqq: string;
  readonly yxqz?: string | null;
  readonly fdbl: 50 | 100;
  readonly csjb?: RentCity | null;
  /** Yuan a month. */
  readonly ftje?: number | null;
}
