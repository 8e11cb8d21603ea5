import { sql } from "kysely";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { presentCompanies, yuan } from "../../clients/door.ts";
import { hasReceiptImages } from "./receipt-regions.ts";
import {
  type ContributionQuery,
  SOCIAL_STATE,
  selectContributions,
  socialState,
} from "./select-contributions.ts";

type PageParams = ParamsOf<"socialInsurance.page">;

/** The clients of a month with their contributions: the payroll's, and beside them those that the offices levied. */
export const listContributions = operation("socialInsurance.page", async (params, context) => {
  const { kjnd, kjqj } = params;
  const narrowed = await narrowContributions("socialInsurance.page", params, context);
  const ordered = applySort(narrowed, SORTS, params, byName).orderBy("company.companyId");
  const { list, total } = await fetchPage(ordered, params);
  const companies = await presentCompanies(context, list);
  return {
    list: list.map((row, index) => ({
      ...pickFields(row, SHOWN),
      kjnd,
      kjqj,
      hasReceipts: hasReceiptImages(row),
      insuredNum: row.insuredNum ?? 0,
      diffNum: row.diffNum ?? 0,
      baseAmount: yuan(row.baseAmount),
      sbGr: yuan(row.sbGr),
      sbDw: yuan(row.sbDw),
      gjjGr: yuan(row.gjjGr),
      gjjDw: yuan(row.gjjDw),
      payTotal: yuan(row.payTotal),
      leviedTotal: yuan(row.leviedTotal),
      userIds: companies[index]?.userIds ?? [],
      userNames: companies[index]?.userNames ?? "",
    })),
    total,
  };
});

const SHOWN = [
  "companyId",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "provinceId",
  "checkState",
  "declareStatus",
  "cjzt",
  "taskid",
  "collectMessage",
  "collectTime",
] as const;

const COLUMNS: TableColumns = {
  companyName: { texts: ["company.companyName"], readings: ["company.reading"] },
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  checkState: socialState(),
  declareStatus: "form.declareStatus",
  provinceId: "company.provinceId",
};

const FILTERS: TableFilters<ContributionQuery, PageParams> = {
  userId: (query, id) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyGrant").select("companyGrant.companyId").where("companyGrant.userId", "=", id),
    ),
};

const SORTS: Sorts<ContributionQuery, NonNullable<PageParams["sortField"]>> = {
  companyName: byName,
  insuredNum: (query, order) => query.orderBy("paid.insuredNum", order),
  payTotal: (query, order) =>
    query.orderBy("paid.payTotal", (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
};

function byName(query: ContributionQuery, order: "asc" | "desc" = "asc"): ContributionQuery {
  return query.orderBy("company.zjm", order).orderBy("company.companyName", order);
}

/** The number of the same clients in each state, and the sum of all that they pay. */
export const summariseContributions = operation("socialInsurance.summary", async (params, context) => {
  const narrowed = await narrowContributions("socialInsurance.summary", params, context);
  const inState = (state: number) =>
    sql<number>`count(*) filter (where ${socialState()} = ${sql.lit(state)})`;
  const sums = await narrowed
    .clearSelect()
    .select((select) => [
      select.fn.countAll<number>().as("total"),
      inState(SOCIAL_STATE.nobody).as("nobody"),
      inState(SOCIAL_STATE.unchecked).as("unchecked"),
      inState(SOCIAL_STATE.differs).as("differs"),
      inState(SOCIAL_STATE.checked).as("checked"),
      select.fn.sum<string | null>("paid.insuredNum").as("insuredNum"),
      select.fn.sum<string | null>("paid.baseAmount").as("baseAmount"),
      select.fn.sum<string | null>("paid.sbGr").as("sbGr"),
      select.fn.sum<string | null>("paid.sbDw").as("sbDw"),
      select.fn.sum<string | null>("paid.gjjGr").as("gjjGr"),
      select.fn.sum<string | null>("paid.gjjDw").as("gjjDw"),
      select.fn.sum<string | null>("paid.payTotal").as("payTotal"),
      select.fn.sum<string | null>("levied.leviedTotal").as("leviedTotal"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...pickFields(sums, ["total", "nobody", "unchecked", "differs", "checked"]),
    insuredNum: Number(sums.insuredNum ?? 0),
    baseAmount: Number(sums.baseAmount ?? 0),
    sbGr: Number(sums.sbGr ?? 0),
    sbDw: Number(sums.sbDw ?? 0),
    gjjGr: Number(sums.gjjGr ?? 0),
    gjjDw: Number(sums.gjjDw ?? 0),
    payTotal: Number(sums.payTotal ?? 0),
    leviedTotal: Number(sums.leviedTotal ?? 0),
  };
});

async function narrowContributions(
  id: "socialInsurance.page" | "socialInsurance.summary",
  params: Partial<PageParams> & Pick<PageParams, "kjnd" | "kjqj">,
  context: FirmContext,
): Promise<ContributionQuery> {
  const { db, user } = context;
  const { kjnd, kjqj, ...asked } = params;
  const seen = selectContributions(context, { kjnd, kjqj }).where(withinScope(await companyScope(db, user)));
  return narrowTable(seen, await findOperation(context, id), COLUMNS, asked, FILTERS);
}
