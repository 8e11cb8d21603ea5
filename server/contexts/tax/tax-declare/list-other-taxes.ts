import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readKeepers, taskStates, yuan } from "../../clients/door.ts";
import {
  OTHER_TAX_COLUMNS,
  type OtherTaxQuery,
  copyStatus,
  otherTaxFilters,
  selectOtherTaxes,
  stateOfMonth,
} from "./select-other-taxes.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The companies of a month with their taxes beside VAT and the income taxes. */
export const otherTaxPage = operation("taxDeclare.otherTax.page", async (params, context) => {
  const { kjnd, kjqj, ...asked } = params;
  const described = await findOperation(context, "taxDeclare.otherTax.page");
  const seen = await seenMonths({ kjnd, kjqj }, context);
  const narrowed = narrowTable(seen, described, OTHER_TAX_COLUMNS, asked, otherTaxFilters(context.db));
  const ordered = applySort(narrowed, SORTS, params, (query) => query.orderBy("company.khbm"));
  const { list, total } = await fetchPage(showMonths(ordered).orderBy("company.companyId"), params);
  return { list: await presentMonths(list, { kjnd, kjqj }, context), total };
});

/** The number of companies in each state, of all that the list would show on all its tabs. */
export const otherTaxCounts = operation("taxDeclare.otherTax.count", async (params, context) => {
  const { kjnd, kjqj, ...asked } = params;
  const described = await findOperation(context, "taxDeclare.otherTax.page");
  const seen = await seenMonths({ kjnd, kjqj }, context);
  const rows = await narrowTable(seen, described, OTHER_TAX_COLUMNS, asked, otherTaxFilters(context.db))
    .select((select) => [stateOfMonth.as("state"), select.fn.countAll<number>().as("num")])
    .groupBy(stateOfMonth)
    .execute();
  const at = (state: string) => rows.find((row) => row.state === state)?.num ?? 0;
  return {
    total: rows.reduce((total, { num }) => total + num, 0),
    unfetched: at("unfetched"),
    open: at("open"),
    declaring: at("declaring"),
    failed: at("failed"),
    declared: at("declared"),
    none: at("none"),
  };
});

async function seenMonths(month: Month, { db, user }: FirmContext): Promise<OtherTaxQuery> {
  return selectOtherTaxes(db, month).where(withinScope(await companyScope(db, user)));
}

function showMonths(query: OtherTaxQuery) {
  return query.select([
    "company.companyId as qyid",
    "company.companyName",
    "company.khbm",
    "company.taxlayerNo",
    "company.taxlayerType",
    "company.provinceId",
    "f.szids",
    "f.amount",
    "f.unfilledNum",
    "f.declaredAmount",
    "f.difference",
    "f.declareTime",
    "f.content",
    stateOfMonth.as("state"),
    copyStatus.as("copyStatus"),
  ]);
}

type SelectedMonth = Awaited<ReturnType<ReturnType<typeof showMonths>["execute"]>>[number];

const SORTS: Sorts<OtherTaxQuery, "amount" | "companyName"> = {
  // An unknown amount comes last, in either order.
  amount: (query, order) =>
    query.orderBy("f.amount", (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
  companyName: (query, order) => query.orderBy("company.zjm", order).orderBy("company.companyName", order),
};

/** Adds the day until which is declared, who looks after the company, and how its last collection went. */
async function presentMonths(rows: readonly SelectedMonth[], month: Month, context: FirmContext) {
  const ids = rows.map(({ qyid }) => qyid);
  const keepers = await readKeepers(context.db, ids);
  const fetches = await lastFetches(ids, month, context);
  const today = context.clock.now().slice(0, 10);
  return rows.map(({ provinceId, szids, amount, declaredAmount, difference, unfilledNum, ...row }) => {
    const { last } = filingWindow(month.kjnd, month.kjqj, context.filingCalendar, provinceId);
    const own = keepers.filter(({ companyId }) => companyId === row.qyid);
    return {
      ...row,
      ...month,
      szids: szids ?? [],
      amount: yuan(amount),
      declaredAmount: yuan(declaredAmount),
      difference: yuan(difference),
      unfilledNum: unfilledNum ?? 0,
      deadline: last,
      isOverdue: last < today && (row.state === "open" || row.state === "failed"),
      cjzt: fetches.get(row.qyid)?.cjzt ?? null,
      cjMessage: fetches.get(row.qyid)?.message ?? null,
      userIds: own.map(({ userId }) => userId),
      userNames: own.map(({ name }) => name).join("、"),
    };
  });
}

const TAX_REGISTRATION = 1;

async function lastFetches(ids: readonly number[], month: Month, context: FirmContext) {
  if (ids.length === 0) return new Map<number, { cjzt: number; message: string | null }>();
  const store = await RecordStore.open("collectTask", context);
  const latest = await store.latestPer("qyid", {
    where: { qyid: [...ids], taskKind: TAX_REGISTRATION, ...month },
  });
  const tasks = [...latest.values()];
  const states = await taskStates(tasks, context);
  return new Map(tasks.map(({ qyid, message }, index) => [qyid, { cjzt: states[index] ?? 0, message }]));
}

/** The same of one company; undefined where it is not served in the month. */
export async function readOtherTaxMonth(qyid: number, month: Month, context: FirmContext) {
  const rows = await showMonths(await seenMonths(month, context))
    .where("company.companyId", "=", qyid)
    .execute();
  const [row] = await presentMonths(rows, month, context);
  return row;
}
