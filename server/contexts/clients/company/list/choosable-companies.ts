import { withinScope } from "../../../../access/company-scope.ts";
import { serviceStatus } from "../../../../access/served-months.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { statusCode } from "../company-rows.ts";

type Choosing = Pick<FirmContext, "db" | "clock">;

/** The companies of a scope outside the recycle bin, with what a choice of one shows. */
export function choosableCompanies({ db, clock }: Choosing, scope: readonly number[] | null) {
  return db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "taxlayerType", "nsqxdm", "isRemove"])
    .select(serviceStatus(clock).as("status"))
    .where("isRemove", "=", 0)
    .where(withinScope(scope));
}

interface Choosable {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly status: number;
  readonly isRemove: number;
}

export function presentChoice({ status, isRemove, ...company }: Choosable) {
  return {
    ...company,
    statusCode: statusCode({ status, isRemove }),
    label: `${company.companyName}（${company.taxlayerNo}）`,
  };
}
