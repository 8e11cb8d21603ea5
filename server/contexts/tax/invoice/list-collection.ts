import { sql } from "kysely";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { periodName } from "../company-period/period-days.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { MONTHLY_COMPANY_COLUMNS, presentMonthlyRow } from "./monthly-row.ts";
import {
  type CollectionQuery,
  COLLECTION_COLUMNS,
  collectionFilters,
  selectCollection,
} from "./select-collection.ts";

/** One page of the companies' taxes of a month, with the sums of all that the filters leave. */
export const listCollection = operation(
  ["invoice.collection.page", "invoice.collection.pageNew"],
  async (params, context) => {
    const { db, user, clock, project } = context;
    const {
      kjnd,
      kjqj,
      pageNum,
      currentPage,
      pageSize,
      sortField = "companyName",
      sortOrder = "asc",
    } = params;
    const given = { today: clock.now().slice(0, 10), period: periodName(kjnd, kjqj) };
    const filters = collectionFilters(db, params, project, given);
    const seen = selectCollection(db, params).where(withinScope(await companyScope(db, user)));
    const described = await findOperation(context, "invoice.collection.page");
    const query = narrowTable(seen, described, COLLECTION_COLUMNS, params, filters);
    let ordered = query.select([...MONTHLY_COMPANY_COLUMNS]).selectAll("p");
    for (const column of SORTED_BY[sortField])
      ordered = ordered.orderBy(column, (order) =>
        (sortOrder === "asc" ? order.asc() : order.desc()).nullsLast(),
      );
    const { list, total } = await fetchPage(ordered.orderBy("company.companyId"), {
      pageNum: pageNum ?? currentPage ?? 1,
      pageSize,
    });
    return { list: list.map(presentMonthlyRow), total, hj: await readSums(query) };
  },
);

const SORTED_BY = {
  companyName: ["company.zjm", "company.companyName"],
  zzshfjs: ["p.zzshfjs"],
  zzssfl: ["p.zzssfl"],
  fpUpdateTime: ["p.fpUpdateTime"],
} as const;

async function readSums(query: CollectionQuery) {
  const sums = await query
    .select((select) => [
      select.fn.sum<string | null>("p.zzshfjs").as("zzshfjs"),
      select.fn.sum<string | null>("p.qrzzse").as("qrzzse"),
      select.fn.sum<string | null>("p.byxxTotalSe").as("byxxTotalSe"),
      select.fn.sum<string | null>("p.byxxTotalJe").as("byxxTotalJe"),
    ])
    .executeTakeFirstOrThrow();
  const amount = (sum: string | null) => (sum === null ? null : Number(sum));
  return {
    zzshfjs: amount(sums.zzshfjs),
    qrzzse: amount(sums.qrzzse),
    byxxTotalSe: amount(sums.byxxTotalSe),
    byxxTotalJe: amount(sums.byxxTotalJe),
  };
}

/** The number of companies in each state of the notice. */
export const countCollection = operation(
  "invoice.collection.confirmChangeCount",
  async (params, { db, user }) => {
    const rows = await selectCollection(db, params)
      .where(withinScope(await companyScope(db, user)))
      .select((select) => [
        sql<number>`coalesce(${sql.ref("p.noticeTaxType")}, 0)`.as("type"),
        select.fn.countAll<number>().as("count"),
      ])
      .groupBy(sql`coalesce(${sql.ref("p.noticeTaxType")}, 0)`)
      .execute();
    const of = (type: number) => rows.find((row) => row.type === type)?.count ?? 0;
    const [notNotified, notified, awaiting, done] = [of(0), of(1), of(2), of(3)];
    return { all: notNotified + notified + awaiting + done, notNotified, notified, awaiting, done };
  },
);
