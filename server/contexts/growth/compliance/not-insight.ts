import { operation } from "../../../contracts/operation.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { clientsOf, searchFor } from "../../../records/query/search-names.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type CompanyQuery, presentCompanies, selectCompanies } from "../../clients/door.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";

interface CompanyFilters {
  readonly keyword?: string;
  readonly taxlayerType?: string;
  readonly industry?: string;
  readonly userId?: number;
}

/** Companies in service that have not been examined yet, those served longest first. */
export const notInsight = operation("compliance.notInsight", async (params, { db, user }) => {
  const { sortField = "beginDate", sortOrder = "asc" } = params;
  const companies = selectCompanies(db)
    .where("company.isRemove", "=", 0)
    .where("company.status", "=", 1)
    .where(withinScope(await companyScope(db, user)))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("plainRecord as r")
            .select("r.id")
            .where("r.resource", "=", "companyInsight")
            .whereRef("r.companyId", "=", "company.companyId"),
        ),
      ),
    );
  const matching = applyFilters(companies, FILTERS, params);
  const { list, total } = await fetchPage(
    matching.orderBy(`company.${sortField}`, sortOrder).orderBy("company.companyId"),
    params,
  );
  const shown = await presentCompanies(db, list);
  return {
    list: shown.map(({ companyId, companyName, khbm, taxlayerNo, taxlayerType, industry, ...more }) => ({
      companyId,
      companyName,
      khbm,
      taxlayerNo,
      taxlayerType,
      industry,
      beginDate: more.beginDate,
      userNames: more.userNames,
    })),
    total,
  };
});

const FILTERS: Filters<CompanyQuery, CompanyFilters> = {
  keyword: (query, text) => query.where(searchFor(text, clientsOf("company"))),
  taxlayerType: (query, type) => query.where("company.taxlayerType", "=", type),
  industry: (query, name) => query.where("company.industry", "=", name),
  userId: (query, id) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyGrant").select("companyGrant.companyId").where("companyGrant.userId", "=", id),
    ),
};
