import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { presentCompanies, selectCompanies } from "../../clients/door.ts";
import { OPEN } from "./work-order-states.ts";

type PageParams = ParamsOf<"workOrder.queryCompanyPage">;

/** The companies that there have been orders of, those with the latest first. */
export const workOrderCompanies = operation("workOrder.queryCompanyPage", async (params, context) => {
  const { pageNum, currentPage, pageSize } = params;
  const described = await findOperation(context, "workOrder.queryCompanyPage");
  const companies = narrowTable(await selectOrdering(context), described, COLUMNS, params, FILTERS);
  const ordered = applySort(companies, SORTS, params, (query) => query)
    .orderBy("orders.lastTime", "desc")
    .orderBy("orders.newestId", "desc");
  const { list, total } = await fetchPage(ordered, { pageNum: pageNum ?? currentPage ?? 1, pageSize });
  const shown = await presentCompanies(context, list);
  return {
    list: list.map((company, index) => ({
      qyid: company.companyId,
      companyName: company.companyName,
      khbm: company.khbm,
      taxlayerType: company.taxlayerType,
      userNames: shown[index]?.userNames ?? "",
      gdNum: company.gdNum,
      dclNum: company.dclNum,
      overdueNum: company.overdueNum,
      hasOpen: company.dclNum > 0 ? 1 : 0,
      lastTime: company.lastTime,
    })),
    total,
  };
});

async function selectOrdering(context: FirmContext) {
  const orders = await RecordStore.open("workOrder", context);
  const counts = orders.perCompany({
    gdNum: {},
    dclNum: { status: OPEN },
    overdueNum: { lateness: "late" },
  });
  return selectCompanies(context)
    .innerJoin(counts.as("orders"), "orders.ofCompany", "company.companyId")
    .select(["orders.gdNum", "orders.dclNum", "orders.overdueNum", "orders.lastTime"]);
}

type OrderingQuery = Awaited<ReturnType<typeof selectOrdering>>;

const COLUMNS: TableColumns = {
  companyName: { texts: ["company.companyName"], readings: ["company.reading"] },
  khbm: "company.khbm",
  taxlayerType: "company.taxlayerType",
};

const FILTERS: TableFilters<OrderingQuery, PageParams> = {
  hasOpen: (query, hasOpen) => query.where("orders.dclNum", hasOpen === 1 ? ">" : "=", 0),
};

const SORTS: Sorts<OrderingQuery, "gdNum" | "dclNum" | "lastTime"> = {
  gdNum: (query, order) => query.orderBy("orders.gdNum", order),
  dclNum: (query, order) => query.orderBy("orders.dclNum", order),
  lastTime: (query, order) => query.orderBy("orders.lastTime", order),
};
