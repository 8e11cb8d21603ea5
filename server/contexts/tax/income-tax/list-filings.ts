import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { AWAITING_PAYMENT, NOTIFIED, NOT_NOTIFIED, TAX_DONE } from "../company-period/period-states.ts";
import { presentFiling } from "./filing-row.ts";
import type { Quarter } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import {
  COMPANY_COLUMNS,
  FILING_COLUMNS,
  FILING_FILTERS,
  type FilingQuery,
  selectFilings,
} from "./select-filings.ts";
import { sumFilings } from "./sum-filings.ts";

type PageId = "incomeTax.corporate.page" | "incomeTax.operating.page";

const SORTED_BY = {
  companyName: ["company.zjm", "company.companyName"],
  lrze: ["f.lrze"],
  ybtse: ["f.ybtse"],
} as const;

/** One page of the clients' prepayments of a quarter, with the sums of all that the filters leave. */
export const listFilings =
  (type: IncomeTaxType, id: PageId) =>
  async (params: ParamsOf<"incomeTax.corporate.page">, context: FirmContext) => {
    const { kjnd, quarter, pageNum, pageSize, sortField = "companyName", sortOrder = "asc" } = params;
    const query = await narrowFilings(type, id, params, context);
    let ordered = query.select([...COMPANY_COLUMNS]).selectAll("f");
    for (const column of SORTED_BY[sortField])
      ordered = ordered.orderBy(column, (order) =>
        (sortOrder === "asc" ? order.asc() : order.desc()).nullsLast(),
      );
    const { list, total } = await fetchPage(ordered.orderBy("company.companyId"), { pageNum, pageSize });
    return {
      list: list.map((row) => presentFiling(row, { kjnd, quarter }, context)),
      total,
      hj: await sumFilings(query),
    };
  };

/** The number of clients in each state of notice, of all that the list would show on all its tabs. */
export const countFilings =
  (type: IncomeTaxType, id: PageId) =>
  async (params: ParamsOf<"incomeTax.corporate.count">, context: FirmContext) => {
    const noticeTaxType = sql<number>`coalesce(f.notice_tax_type, 0)`;
    const rows = await (
      await narrowFilings(type, id, params, context)
    )
      .select((select) => [noticeTaxType.as("state"), select.fn.countAll<number>().as("num")])
      .groupBy(noticeTaxType)
      .execute();
    const at = (state: number) => rows.find((row) => row.state === state)?.num ?? 0;
    return {
      total: rows.reduce((total, { num }) => total + num, 0),
      untold: at(NOT_NOTIFIED),
      told: at(NOTIFIED),
      payable: at(AWAITING_PAYMENT),
      paid: at(TAX_DONE),
    };
  };

async function narrowFilings(
  type: IncomeTaxType,
  id: PageId,
  { kjnd, quarter, ...asked }: ParamsOf<"incomeTax.corporate.count">,
  context: FirmContext,
): Promise<FilingQuery> {
  return narrowTable(
    await selectFilings(type, { kjnd, quarter }, context),
    await findOperation(context, id),
    FILING_COLUMNS,
    asked,
    FILING_FILTERS,
  );
}

interface OfClient extends Quarter {
  readonly qyId: number;
}

/** The row of one client. */
export async function readFilingRow(
  type: IncomeTaxType,
  { qyId, kjnd, quarter }: OfClient,
  context: FirmContext,
) {
  const row = await (
    await selectFilings(type, { kjnd, quarter }, context)
  )
    .select([...COMPANY_COLUMNS])
    .selectAll("f")
    .where("company.companyId", "=", qyId)
    .executeTakeFirst();
  if (!row) throw new Refusal("missing", `该企业${kjnd}年第${quarter}季度不申报${type.name}`);
  return presentFiling(row, { kjnd, quarter }, context);
}
