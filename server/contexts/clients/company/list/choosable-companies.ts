import { withinScope } from "../../../../access/company-scope.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { statusCode } from "../company-rows.ts";

/** The companies of a scope outside the recycle bin, with what a choice of one shows. */
export function choosableCompanies(db: TenantDb, scope: readonly number[] | null) {
  return db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "taxlayerType", "nsqxdm", "status", "isRemove"])
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
