import { currentPeriod, periodParts } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { inService } from "../../../access/served-months.ts";
import { ownOpenTodos } from "./own-todos.ts";
import { unreadMessages } from "./read-marks.ts";

const MODULES = [0, 1, 2, 3, 4];
const OWN = 1;

/** The companies to talk with: those with something new first, then those talked with last. */
export const chatCompanies = operation("chat.company.page", async (params, context) => {
  const { pageNumber, pageSize, qyid, authSelf, fuzzyMatch = "", newMsgFlag, todoFlag } = params;
  const { db, user, clock } = context;
  const current = periodParts(currentPeriod(clock.now()));
  const { kjnd = current.kjnd, kjqj = current.kjqj } = params;
  const scope = authSelf === OWN ? [user.id] : await companyScope(db, user);
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "provinceId"])
    .where("isRemove", "=", 0)
    // A company that is named is read in service or not: its talk can be read too.
    .$if(qyid === undefined, (served) => served.where(inService(clock)))
    .$if(qyid !== undefined, (named) => named.where("companyId", "=", qyid ?? 0))
    .where(withinScope(scope))
    .orderBy("companyId")
    .execute();
  const messages = await RecordStore.open("chatMessage", context);
  const order = [{ field: "createTime", descending: true }];
  const talks = await messages.latestPer("qyid", { order });
  const unread = groupRows(await unreadMessages(context), ({ qyid: companyId }) => companyId);
  const { store, selection } = await ownOpenTodos(context);
  const todos = new Set((await store.groupBy(["qyid"], selection)).map(({ key }) => key.qyid));
  const sent = await RecordStore.open("invoiceMessage", context);
  const invoices = await sent.latestPer("companyId", { where: { kjnd, kjqj } });
  const months = await db
    .selectFrom("companyPeriod")
    .select(["companyId", "confirmationStatus"])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const taxStates = new Map(months.map((month) => [month.companyId, month.confirmationStatus]));
  const rows = companies.map(({ companyId, companyName, taxlayerNo, provinceId }) => {
    const fresh = unread.get(companyId) ?? [];
    const last = talks.get(companyId);
    const isNew = (module: number) => fresh.some((message) => message.module === module);
    return {
      qyid: companyId,
      companyName,
      taxlayerNo,
      todoFlag: todos.has(companyId),
      newMsgFlag: fresh.length > 0,
      moduleFlagList: MODULES.map((module) => ({ module, newMsgFlag: isNew(module) })),
      invoiceStatus: invoices.get(companyId)?.invoiceMessageStatus ?? 0,
      taxStatus: taxStates.get(companyId) ?? 0,
      provinceId,
      kjnd,
      kjqj,
      lastTime: last ? last.createTime : null,
      lastContent: last ? last.content : null,
    };
  });
  const matching = rows
    .filter((row) => row.companyName.includes(fuzzyMatch) || row.taxlayerNo.includes(fuzzyMatch))
    .filter((row) => newMsgFlag === undefined || row.newMsgFlag === newMsgFlag)
    .filter((row) => todoFlag === undefined || row.todoFlag === todoFlag)
    .toSorted((a, b) => {
      const byNews = Number(b.newMsgFlag) - Number(a.newMsgFlag);
      return byNews || (b.lastTime ?? "").localeCompare(a.lastTime ?? "");
    });
  const from = (pageNumber - 1) * pageSize;
  return { data: matching.slice(from, from + pageSize), total: matching.length };
});
