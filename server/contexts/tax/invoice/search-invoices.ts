import { operation } from "../../../contracts/operation.ts";
import { containing } from "../../../records/query/containing.ts";
import { fetchWhole } from "../../../records/query/fetch-whole.ts";

const EXACT = 1;
const BY_NUMBER = 1;
const BY_NAME = 2;
/** Of one term; what finds more is refused. */
const MOST_FOUND = 500;

/** Invoices by many numbers or names at once, up to the month; what is found of each, and what is not. */
export const searchInvoices = operation("invoice.batchSearch", async (params, { db }) => {
  const { jxxlx, kjnd, kjqj, matchType, qyid, searchType, filterInvoiceIdList = [] } = params;
  const terms = [...new Set(params.searchList.map((term) => term.trim()).filter((term) => term !== ""))];
  const partner = jxxlx === 0 ? "xhdwMc" : "ghdwMc";
  const find = async (term: string) => {
    const [operator, pattern] = matchType === EXACT ? (["=", term] as const) : containing(term);
    let query = db
      .selectFrom("invoice")
      .select("id")
      .where("companyId", "=", qyid)
      .where("jxxlx", "=", jxxlx)
      .where((where) =>
        where.or([
          where("kjnd", "<", kjnd),
          where.and([where("kjnd", "=", kjnd), where("kjqj", "<=", kjqj)]),
        ]),
      )
      .where((where) =>
        where.or([
          ...(searchType === BY_NAME ? [] : [where("fphm", operator, pattern)]),
          ...(searchType === BY_NUMBER ? [] : [where(partner, operator, pattern)]),
        ]),
      );
    if (filterInvoiceIdList.length > 0) query = query.where("id", "not in", filterInvoiceIdList);
    const tooMany = `「${term}」找到的发票超过 ${MOST_FOUND} 张，请输入更完整的号码或名称`;
    const invoices = await fetchWhole(query.orderBy("kprq", "desc").orderBy("id"), MOST_FOUND, tooMany);
    return { name: term, idList: invoices.map(({ id }) => id) };
  };
  const results = [];
  for (const term of terms) results.push(await find(term));
  return {
    resultMap: results.filter(({ idList }) => idList.length > 0),
    unmatchedList: results.filter(({ idList }) => idList.length === 0).map(({ name }) => name),
  };
});
