import { sql } from "kysely";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { clientsOf } from "../../../records/query/search-names.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { presentCompanies, selectCompanies } from "../../clients/door.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { CHANCE, OPEN_CHANCES } from "./chance-transitions.ts";

/** The clients that chances have been found with, and how many; the greatest expectation first. */
export const clientList = operation("opportunity.clientList", async (params, context) => {
  const { sortField = "expectAmount", sortOrder = "desc" } = params;
  const scope = await companyScope(context.db, context.user);
  const described = await findOperation(context, "opportunity.clientList");
  const clients = narrowTable(selectClients(context, scope), described, COLUMNS, params, FILTERS);
  const { list, total } = await fetchPage(
    clients.orderBy(`chances.${sortField}`, sortOrder).orderBy("company.companyId"),
    params,
  );
  const companies = await presentCompanies(context, list);
  return {
    list: list.map((client, index) => ({
      qyId: client.companyId,
      companyName: client.companyName,
      khbm: client.khbm,
      taxlayerType: client.taxlayerType,
      industry: client.industry,
      provinceId: client.provinceId,
      userNames: companies[index]?.userNames ?? "",
      riseCount: Number(client.riseCount),
      introduceCount: Number(client.introduceCount),
      openCount: Number(client.openCount),
      dealCount: Number(client.dealCount),
      expectAmount: Number(client.expectAmount),
      lastTime: client.lastTime,
    })),
    total,
  };
});

const isOpen = sql`r.fields ->> 'status' in (${sql.join(OPEN_CHANCES.map(String))})`;

function selectClients({ db, clock }: Pick<FirmContext, "db" | "clock">, scope: readonly number[] | null) {
  const chances = db
    .selectFrom("plainRecord as r")
    .select((select) => [
      "r.companyId as chanceCompany",
      select.fn.max("r.createTime").as("lastTime"),
      sql<string>`coalesce(sum((r.fields ->> 'expectAmount')::numeric) filter (where ${isOpen}), 0)`.as(
        "expectAmount",
      ),
      sql<string>`count(*) filter (where r.resource = 'riseChance')`.as("riseCount"),
      sql<string>`count(*) filter (where r.resource = 'introduceChance')`.as("introduceCount"),
      sql<string>`count(*) filter (where ${isOpen})`.as("openCount"),
      sql<string>`count(*) filter (where r.fields ->> 'status' = ${String(CHANCE.won)})`.as("dealCount"),
    ])
    .where("r.resource", "in", ["riseChance", "introduceChance"])
    .where("r.companyId", "is not", null)
    .groupBy("r.companyId")
    .as("chances");
  return selectCompanies({ db, clock })
    .innerJoin(chances, "chances.chanceCompany", "company.companyId")
    .select([
      "chances.lastTime",
      "chances.expectAmount",
      "chances.riseCount",
      "chances.introduceCount",
      "chances.openCount",
      "chances.dealCount",
    ])
    .where("company.isRemove", "=", 0)
    .where(withinScope(scope));
}

type ClientQuery = ReturnType<typeof selectClients>;

const COLUMNS: TableColumns = {
  companyName: clientsOf("company"),
  khbm: "company.khbm",
  taxlayerType: "company.taxlayerType",
  industry: "company.industry",
  provinceId: "company.provinceId",
};

const FILTERS: TableFilters<ClientQuery, ParamsOf<"opportunity.clientList">> = {
  userId: (query, id) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyGrant").select("companyGrant.companyId").where("companyGrant.userId", "=", id),
    ),
};
