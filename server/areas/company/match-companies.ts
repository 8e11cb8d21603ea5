import type { FirmHandler } from "../../binding/handler.ts";
import { containing } from "../../store/apply-filters.ts";
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
  const scattered = `${typed.map((character) => containing(character).slice(0, -1)).join("")}%`;
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "status", "isRemove"])
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .where((where) =>
      where.or([
        where("companyName", "ilike", scattered),
        where("zjm", "ilike", containing(typed.join(""))),
        where("taxlayerNo", "ilike", containing(typed.join(""))),
        where("khbm", "ilike", containing(typed.join(""))),
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
