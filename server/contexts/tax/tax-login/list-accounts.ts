import { maskPhone } from "../../../../src/domain/mask.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { presentCompanies } from "../../clients/door.ts";
import { ACCOUNT_STATE, accountState } from "./account-state.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_FILTERS,
  type AccountQuery,
  LAST_LOGIN,
  selectAccounts,
} from "./select-accounts.ts";

/** The clients with their accounts at the tax bureau; passwords are not among what is read. */
export const listAccounts = operation("taxLogin.account.page", async (params, context) => {
  const accounts = await narrowAccounts("taxLogin.account.page", params, context);
  const ordered = applySort(accounts, SORTS, params, byName).orderBy("company.companyId");
  const { list, total } = await fetchPage(ordered, params);
  const companies = await presentCompanies(context, list);
  return {
    list: list.map((account, index) => ({
      ...pickFields(account, SHOWN),
      phone: account.phone === null ? null : maskPhone(account.phone),
      userIds: companies[index]?.userIds ?? [],
      userNames: companies[index]?.userNames ?? "",
    })),
    total,
  };
});

function byName(query: AccountQuery, order: "asc" | "desc" = "asc"): AccountQuery {
  return query.orderBy("company.zjm", order).orderBy("company.companyName", order);
}

const SHOWN = [
  "companyId",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "accountState",
  "areaCode",
  "userName",
  "smsBlock",
  "dlfsTypeCode",
  "verifyType",
  "identityNames",
  "lastLoginTime",
  "failCause",
] as const;

type SortField = NonNullable<ParamsOf<"taxLogin.account.page">["sortField"]>;

const SORTS: Sorts<AccountQuery, SortField> = {
  companyName: byName,
  lastLoginTime: (query, order) =>
    query.orderBy(LAST_LOGIN, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
};

/** The number of the same accounts in each state. */
export const countAccounts = operation("taxLogin.account.count", async (params, context) => {
  const accounts = await narrowAccounts("taxLogin.account.count", params, context);
  const rows = await accounts
    .clearSelect()
    .select((select) => [accountState().as("state"), select.fn.countAll<number>().as("count")])
    .groupBy(accountState())
    .execute();
  const of = (state: number) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    unverified: of(ACCOUNT_STATE.unverified),
    valid: of(ACCOUNT_STATE.valid),
    expired: of(ACCOUNT_STATE.expired),
    wrongPassword: of(ACCOUNT_STATE.wrongPassword),
    frozen: of(ACCOUNT_STATE.frozen),
    phoneLocked: of(ACCOUNT_STATE.phoneLocked),
    missing: of(ACCOUNT_STATE.missing),
  };
});

async function narrowAccounts(
  id: "taxLogin.account.page" | "taxLogin.account.count",
  params: Partial<ParamsOf<"taxLogin.account.page">>,
  context: FirmContext,
): Promise<AccountQuery> {
  const { db, user } = context;
  const seen = selectAccounts(context).where(withinScope(await companyScope(db, user)));
  return narrowTable(seen, await findOperation(context, id), ACCOUNT_COLUMNS, params, ACCOUNT_FILTERS);
}
