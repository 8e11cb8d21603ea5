import { searchWords } from "../../../../../src/domain/name-search.ts";
import { companyScope } from "../../../../access/company-scope.ts";
import { serviceStatus } from "../../../../access/served-months.ts";
import { operation } from "../../../../contracts/operation.ts";
import { clientsOf, searchFor, searchLooselyFor } from "../../../../records/query/search-names.ts";
import { choosableCompanies, presentChoice } from "./choosable-companies.ts";

const MOST = 20;

const CLIENTS = clientsOf("company");

/**
 * At most 20 companies outside the recycle bin, for pickers: each word of the text is in the name, its pinyin or a code,
 * whose signs may be farther apart. Those that hold it as it stands come first. Without a text the first of all.
 */
export const matchCompanies = operation("company.match", async ({ companyName }, context) => {
  const { db, user, clock } = context;
  if (companyName !== undefined && searchWords(companyName).length === 0) return [];
  const all = choosableCompanies(context, await companyScope(db, user));
  const found =
    companyName === undefined
      ? all
      : all.where(searchLooselyFor(companyName, CLIENTS)).orderBy(searchFor(companyName, CLIENTS), "desc");
  const companies = await found
    .orderBy(serviceStatus(clock), "desc")
    .orderBy("zjm")
    .orderBy("companyId")
    .limit(MOST)
    .execute();
  return companies.map(presentChoice);
});
