import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import {
  COMPANY_COLUMNS,
  SETTLEMENT_COLUMNS,
  SETTLEMENT_FILTERS,
  type SettlementQuery,
  balanceOfYear,
  progressOfYear,
  selectSettlements,
} from "./select-settlements.ts";
import { presentSettlement } from "./settlement-row.ts";

/** One page of the clients' settlements of a year, with the sums of all that the filters leave. */
export const settlementPage = operation("taxDeclare.hsqj.page", async (params, context) => {
  const query = await narrowed(params, context);
  const ordered = applySort(showSettlements(query), SORTS, params, byName);
  const { list, total } = await fetchPage(ordered.orderBy("company.companyId"), params);
  return {
    list: list.map((row) => presentSettlement(row, params.kjnd, context)),
    total,
    hj: await readSums(query),
  };
});

/** The number of clients in each stage, of all that the list would show on all its tabs. */
export const settlementCounts = operation("taxDeclare.hsqj.count", async (params, context) => {
  const rows = await (
    await narrowed(params, context)
  )
    .select((select) => [progressOfYear.as("progress"), select.fn.countAll<number>().as("num")])
    .groupBy(progressOfYear)
    .execute();
  const at = (progress: string) => rows.find((row) => row.progress === progress)?.num ?? 0;
  return {
    total: rows.reduce((total, { num }) => total + num, 0),
    pending: at("pending"),
    calculated: at("calculated"),
    notified: at("notified"),
    declared: at("declared"),
    paid: at("paid"),
  };
});

async function narrowed(
  { kjnd, ...asked }: ParamsOf<"taxDeclare.hsqj.count">,
  context: FirmContext,
): Promise<SettlementQuery> {
  const described = await findOperation(context, "taxDeclare.hsqj.page");
  return narrowTable(
    await selectSettlements(kjnd, context),
    described,
    SETTLEMENT_COLUMNS,
    asked,
    SETTLEMENT_FILTERS,
  );
}

function showSettlements(query: SettlementQuery) {
  return query
    .select([...COMPANY_COLUMNS])
    .selectAll("a")
    .select([progressOfYear.as("progress"), balanceOfYear.as("balance")]);
}

type Shown = ReturnType<typeof showSettlements>;

function byName(query: Shown, order: "asc" | "desc" = "asc"): Shown {
  return query.orderBy("company.zjm", order).orderBy("company.companyName", order);
}

/** Settlements without amounts come last, in either order. */
const byAmount =
  (column: "a.yysr" | "a.lrze" | "a.ynssde" | "a.ybtse") =>
  (query: Shown, order: "asc" | "desc"): Shown =>
    query.orderBy(column, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast());

const SORTS: Sorts<Shown, "companyName" | "yysr" | "lrze" | "ynssde" | "ybtse"> = {
  companyName: byName,
  yysr: byAmount("a.yysr"),
  lrze: byAmount("a.lrze"),
  ynssde: byAmount("a.ynssde"),
  ybtse: byAmount("a.ybtse"),
};

async function readSums(query: SettlementQuery) {
  const sum = (column: string) => sql<string | null>`sum(${sql.ref(column)})`;
  const sums = await query
    .select([
      sum("a.yysr").as("yysr"),
      sum("a.lrze").as("lrze"),
      sum("a.ynssde").as("ynssde"),
      sum("a.ynsdse").as("ynsdse"),
      sum("a.jmsdse").as("jmsdse"),
      sum("a.yyjse").as("yyjse"),
      sum("a.ybtse").as("ybtse"),
    ])
    .executeTakeFirstOrThrow();
  const amount = (text: string | null) => (text === null ? null : Number(text));
  return {
    yysr: amount(sums.yysr),
    lrze: amount(sums.lrze),
    ynssde: amount(sums.ynssde),
    ynsdse: amount(sums.ynsdse),
    jmsdse: amount(sums.jmsdse),
    yyjse: amount(sums.yyjse),
    ybtse: amount(sums.ybtse),
  };
}

/** The row of one client. */
export async function readSettlementRow(
  { qyId, kjnd }: { readonly qyId: number; readonly kjnd: number },
  context: FirmContext,
) {
  const row = await showSettlements(await selectSettlements(kjnd, context))
    .where("company.companyId", "=", qyId)
    .executeTakeFirst();
  if (!row) throw new Refusal("missing", `该企业${kjnd}年度无需汇算清缴`);
  return presentSettlement(row, kjnd, context);
}
