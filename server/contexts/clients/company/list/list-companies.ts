import { sql } from "kysely";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { mayCall } from "../../../../access/grants.ts";
import { findOperation } from "../../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../../records/query/narrow-table.ts";
import { showsThrough } from "../../../../records/query/record-conditions.ts";
import { STAFF, clientsOf, searchFor } from "../../../../records/query/search-names.ts";
import { fetchPage } from "../../../../records/query/fetch-page.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { IN_SERVICE, IN_TRASH, STOPPED, presentCompanies, selectCompanies } from "../company-rows.ts";
import { companyScope } from "../../../../access/company-scope.ts";
import { inService } from "../../../../access/served-months.ts";

/** One page of the companies that the user may see, newest first; without `status` those outside the recycle bin that their codes open. */
export const listCompanies = operation("company.list", async (params, context) => {
  const { db, user, clock } = context;
  const { status, authSelf, ...narrowing } = params;
  const { pageNum, currentPage, pageSize, sortField, sortOrder } = params;
  const described = await findOperation(context, "company.list");
  let query = narrowTable(allCompanies(db), described, COLUMNS, narrowing, FILTERS);
  const asked = status === undefined ? [IN_SERVICE, STOPPED] : [status];
  const open = asked.filter((code) => mayCall(user.grants, [OPENED_BY[code] ?? ""], "read"));
  if (open.length === 0) throw new Refusal("permission");
  query = query.where("company.isRemove", "=", status === IN_TRASH ? 1 : 0);
  if (status !== IN_TRASH) query = ofStatus(query, open, clock);
  const scope = authSelf === MINE ? [user.id] : await companyScope(db, user);
  if (scope !== null) query = lookedAfterBy(query, scope);
  const order = sortOrder ?? "desc";
  const usual = status === IN_TRASH ? TRASH_ORDER : USUAL_ORDER;
  const columns = sortField === undefined ? usual : SORTED_BY[sortField];
  let ordered = query.select("company.companyId");
  for (const column of columns) ordered = ordered.orderBy(column, order);
  // The columns beside the company are looked up for the page alone.
  const page = await fetchPage(ordered.orderBy("company.companyId", order), {
    pageNum: pageNum ?? currentPage ?? 1,
    pageSize,
  });
  const ids = page.list.map(({ companyId }) => companyId);
  return { list: await presentCompanies(context, await readCompanies(context, ids)), total: page.total };
});

function ofStatus(query: CompanyQuery, open: readonly number[], clock: Clock): CompanyQuery {
  if (open.length > 1) return query;
  const isServed = inService(clock);
  return query.where((company) => (open[0] === IN_SERVICE ? isServed : company.not(isServed)));
}

const allCompanies = (db: TenantDb) => db.selectFrom("company");

type CompanyQuery = ReturnType<typeof allCompanies>;
type Narrowing = Omit<ParamsOf<"company.list">, "status" | "authSelf">;

/** In the order of their ids. */
async function readCompanies(context: FirmContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const companies = await selectCompanies(context).where("company.companyId", "in", ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (id: number) => places.get(id) ?? 0;
  return companies.toSorted((a, b) => placeOf(a.companyId) - placeOf(b.companyId));
}

/** Status → the code that opens the list of such companies. */
const OPENED_BY: Readonly<Record<number, string>> = {
  [IN_SERVICE]: "customerCentre.customerInfo.inService",
  [STOPPED]: "customerCentre.customerInfo.stopped",
  [IN_TRASH]: "customerCentre.customerInfo.recycleBin",
};

/** Value of `authSelf` for the companies that one looks after oneself. */
const MINE = 1;

const USUAL_ORDER = ["company.createTime"] as const;
const TRASH_ORDER = ["company.removeTime", "company.createTime"] as const;

/** Names follow their mnemonic code, which is how a Chinese list is alphabetical. */
const SORTED_BY = {
  companyName: ["company.zjm", "company.companyName"],
  khbm: ["company.khbm"],
  beginDate: ["company.beginDate"],
  createTime: ["company.createTime"],
  updateTime: ["company.updateTime"],
} as const;

function lookedAfterBy(query: CompanyQuery, userIds: readonly number[]): CompanyQuery {
  return query.where("company.companyId", "in", (from) =>
    from
      .selectFrom("companyGrant")
      .select("companyGrant.companyId")
      .where("companyGrant.userId", "in", userIds),
  );
}

const COLUMNS: TableColumns = {
  companyId: "company.companyId",
  companyName: clientsOf("company"),
  khbm: "company.khbm",
  companyType: "company.companyType",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  nsqxdm: "company.nsqxdm",
  industry: "company.industry",
  createTime: "company.createTime",
};

const FILTERS: TableFilters<CompanyQuery, Narrowing> = {
  tagIdList: (query, tagIds) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyTag").select("companyTag.companyId").where("companyTag.tagId", "in", tagIds),
    ),
  userId: (query, userId) => lookedAfterBy(query, [userId]),
  userName: (query, text) =>
    query.where("company.companyId", "in", (from) =>
      from
        .selectFrom("companyGrant")
        .innerJoin("staff", "staff.userId", "companyGrant.userId")
        .select("companyGrant.companyId")
        .where(searchFor(text, STAFF)),
    ),
  phone: (query, digits) =>
    query.where("company.companyId", "in", (from) =>
      from
        .selectFrom("companyContact as contact")
        .select("contact.companyId")
        .where(showsThrough(sql.ref("contact.phone"), digits)),
    ),
  // The city codes begin with their province's, which covers them.
  provinceId: (query, region) => query.where("company.provinceId", "like", `${region}%`),
};
