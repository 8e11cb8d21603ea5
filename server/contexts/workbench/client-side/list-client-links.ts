import { findUser } from "../../../access/authenticate.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import { mayMakeLinks } from "./may-make-links.ts";

/** The links that have not ended, of the companies that the user sees, newest first. */
export const clientLinkPage = operation("miniProgram.clientLink.page", async (params, context) => {
  const described = await findOperation(context, "miniProgram.clientLink.page");
  const links = narrowTable(await selectLinks(context), described, COLUMNS, params);
  const ordered = applySort(links, SORTS, params, (query) => query.orderBy("clientLink.linkId", "desc"));
  const { list, total } = await fetchPage(ordered, params);
  const reasons = await closedReasons(list, context);
  return {
    list: list.map(({ isRemove: _isRemove, ...link }, index) => {
      const closedReason = reasons[index] ?? null;
      return { ...link, state: closedReason === null ? OPEN : CLOSED, closedReason };
    }),
    total,
  };
});

const OPEN = 1;
const CLOSED = 0;

const COLUMNS: TableColumns = {
  companyId: "clientLink.companyId",
  companyName: "company.companyName",
  userId: "clientLink.userId",
};

const SORTS: Sorts<LinkQuery, "createTime" | "expireTime" | "lastTime"> = {
  createTime: (query, order) => query.orderBy("clientLink.createTime", order),
  expireTime: (query, order) => query.orderBy("clientLink.expireTime", order),
  lastTime: (query, order) => query.orderBy("clientLink.lastTime", order),
};

type LinkQuery = Awaited<ReturnType<typeof selectLinks>>;
type LinkRow = Awaited<ReturnType<LinkQuery["execute"]>>[number];

async function selectLinks({ db, user, clock }: FirmContext) {
  return db
    .selectFrom("clientLink")
    .innerJoin("company", "company.companyId", "clientLink.companyId")
    .innerJoin("staff", "staff.userId", "clientLink.userId")
    .select([
      "clientLink.linkId",
      "clientLink.companyId",
      "company.companyName",
      "company.taxlayerNo",
      "company.isRemove",
      "clientLink.clientName",
      "clientLink.userId",
      "staff.name as userName",
      "clientLink.createTime",
      "clientLink.expireTime",
      "clientLink.lastTime",
      "clientLink.lastIp",
    ])
    .where("clientLink.expireTime", ">", clock.now())
    .where(withinScope(await companyScope(db, user)));
}

/** For each link the reason why it opens nothing now; null: it does. */
async function closedReasons(links: readonly LinkRow[], context: FirmContext): Promise<(string | null)[]> {
  const makers = new Map<number, Maker>();
  for (const userId of new Set(links.map((link) => link.userId)))
    makers.set(userId, await readMaker(userId, links, context));
  return links.map(({ userId, companyId, isRemove }) => {
    if (isRemove === 1) return "客户在回收站中";
    const maker = makers.get(userId);
    if (maker === undefined) throw new Error(`the maker ${userId} of a link was not read`);
    if (typeof maker === "string") return maker;
    return maker.has(companyId) ? null : "生成人已看不到该客户";
  });
}

/** The companies of the links that the maker sees; a text: why none of their links opens. */
type Maker = ReadonlySet<number> | string;

async function readMaker(userId: number, links: readonly LinkRow[], context: FirmContext): Promise<Maker> {
  const { db, clock, permissions } = context;
  const owner = { gsid: context.user.gsid, userId };
  const { user, suspended } = await findUser(db, owner, clock, permissions);
  if (suspended !== null) return "生成人的账号不可用";
  if (!(await mayMakeLinks(user, context))) return "生成人已没有客户链接的权限";
  const companyIds = links.map(({ companyId }) => companyId);
  const seen = await db
    .selectFrom("company")
    .select("companyId")
    .where("companyId", "in", companyIds)
    .where(withinScope(await companyScope(db, user)))
    .execute();
  return new Set(seen.map(({ companyId }) => companyId));
}
