import { searchWords } from "../../../../../src/domain/name-search.ts";
import { operation } from "../../../../contracts/operation.ts";
import { clientsOf, searchFor, searchLooselyFor } from "../../../../records/query/search-names.ts";
import { statusCode } from "../company-rows.ts";
import { companyScope, withinScope } from "../../../../access/company-scope.ts";

const MOST = 20;

const CLIENTS = clientsOf("company");

/**
 * At most 20 companies outside the recycle bin, for pickers: each word of the text is in the name, its pinyin or a code,
 * whose signs may be farther apart. Those that hold it as it stands come first.
 */
export const matchCompanies = operation("company.match", async ({ companyName }, { db, user }) => {
  if (searchWords(companyName).length === 0) return [];
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "status", "isRemove"])
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .where(searchLooselyFor(companyName, CLIENTS))
    .orderBy(searchFor(companyName, CLIENTS), "desc")
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
});
