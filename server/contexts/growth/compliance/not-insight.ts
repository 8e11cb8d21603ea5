import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type CompanyQuery, presentCompanies, selectCompanies } from "../../clients/door.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { inService } from "../../../access/served-months.ts";

/** Companies in service that have not been examined yet, those served longest first. */
export const notInsight = operation("compliance.notInsight", async (params, context) => {
  const { db, user, clock } = context;
  const { sortField = "beginDate", sortOrder = "asc" } = params;
  const companies = selectCompanies(context)
    .where("company.isRemove", "=", 0)
    .where(inService(clock))
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
  const described = await findOperation(context, "compliance.notInsight");
  const matching = narrowTable(companies, described, COLUMNS, params, FILTERS);
  const { list, total } = await fetchPage(
    matching.orderBy(`company.${sortField}`, sortOrder).orderBy("company.companyId"),
    params,
  );
  const shown = await presentCompanies(context, list);
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

const COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  industry: "company.industry",
};

const FILTERS: TableFilters<CompanyQuery, ParamsOf<"compliance.notInsight">> = {
  userId: (query, id) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyGrant").select("companyGrant.companyId").where("companyGrant.userId", "=", id),
    ),
};
