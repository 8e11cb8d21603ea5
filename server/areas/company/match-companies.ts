import type { FirmHandler } from "../../binding/handler.ts";
import { containing } from "../../store/containing.ts";
import { statusCode } from "./company-rows.ts";
import { companyScope, withinScope } from "./company-scope.ts";

const MOST = 20;

/** At most 20 companies outside the recycle bin whose name holds the characters in this order, or one of whose codes holds the text. */
export const matchCompanies: FirmHandler<{ readonly companyName: string }> = async (
  { companyName },
  { db, user },
) => {
  const typed = Array.from(companyName.replaceAll(/\s/g, ""));
  if (typed.length === 0) return [];
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "status", "isRemove"])
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .where((where) =>
      where.or([
        where("companyName", ...containing(...typed)),
        where("zjm", ...containing(typed.join(""))),
        where("taxlayerNo", ...containing(typed.join(""))),
        where("khbm", ...containing(typed.join(""))),
      ]),
    )
    .orderBy("status", "desc")
    .orderBy("zjm")
    .orderBy("companyId")
    .limit(MOST)
    .execute();
  return companies.map(({ status, isRemove, ...company }) => ({
    ...company,
    statusCode: statusCode({ status, isRemove }),
    label: `${company.companyName}（${company.taxlayerNo}）`,
  }));
};
