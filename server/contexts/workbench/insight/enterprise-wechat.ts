import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { within } from "../../../records/query/within.ts";
import { servedCompanies, shareOf } from "../home/home-companies.ts";
import { type Month, daysOfMonth, eachDay } from "./month.ts";

const BIND = { pending: 0, bound: 1, expired: 2 } as const;

/** The bindings of the clients in service, and what was said in a month. */
export const enterpriseWechat = operation("enterpriseWechat.overview", async (month, context) => {
  const clients = await readClients(month, context);
  const at = (state: string) => clients.filter(({ bindState }) => bindState === state).length;
  const messages = await readMessages(month, context);
  const sent = (sender: string) => sumOf(messages.filter(({ key }) => key.sender === sender));
  return {
    servedNum: clients.length,
    boundNum: at("bound"),
    pendingNum: at("pending"),
    expiredNum: at("expired"),
    noneNum: at("none"),
    bindRate: shareOf(at("bound"), clients.length),
    staffNum: await countStaff(context),
    messageNum: sumOf(messages),
    clientMessageNum: sent("client"),
    staffMessageNum: sent("staff"),
    waitingNum: clients.filter(({ waiting }) => waiting === 1).length,
    sources: splitBySource(messages, context),
    days: eachDay(month).map((day) => {
      const ofDay = messages.filter(({ key }) => key.createTime === day);
      const of = (sender: string) => sumOf(ofDay.filter(({ key }) => key.sender === sender));
      return { day, client: of("client"), staff: of("staff") };
    }),
  };
});

/** The clients in service, those who wait for an answer first. */
export const wechatClients = operation(
  "enterpriseWechat.clients",
  async ({ kjnd, kjqj, ...params }, context) => {
    const clients = await readClients({ kjnd, kjqj }, context);
    const urgent = clients.toSorted(
      (a, b) => b.waiting - a.waiting || (b.lastTime ?? "").localeCompare(a.lastTime ?? ""),
    );
    return pageRows(await findOperation(context, "enterpriseWechat.clients"), urgent, params);
  },
);

async function readClients(month: Month, context: FirmContext) {
  const bindings = await (await RecordStore.open("miniProgramMain", context)).groupBy(["qyid", "bindStatus"]);
  const bound = new Map(bindings.map(({ key, count }) => [`${key.qyid}:${key.bindStatus}`, count]));
  const messages = await RecordStore.open("chatMessage", context);
  const [first, last] = daysOfMonth(month);
  const said = await messages.groupBy(["qyid", "sender"], { conditions: within("createTime", first, last) });
  const counts = new Map(said.map(({ key, count }) => [`${key.qyid}:${key.sender}`, count]));
  const newest = await messages.latestPer("qyid", { order: [{ field: "createTime", descending: true }] });
  return (await servedCompanies({}, context)).map(({ companyId, companyName, khbm }) => {
    const has = (state: number) => bound.get(`${companyId}:${state}`) ?? 0;
    const message = newest.get(companyId);
    return {
      companyId,
      companyName,
      khbm,
      bindState: stateOf(has),
      boundNum: has(BIND.bound),
      clientNum: counts.get(`${companyId}:client`) ?? 0,
      staffNum: counts.get(`${companyId}:staff`) ?? 0,
      waiting: message?.sender === "client" ? (1 as const) : (0 as const),
      lastTime: message ? message.createTime : null,
      lastContent: message ? message.content : null,
    };
  });
}

/** One who is bound makes the client bound. */
function stateOf(has: (state: number) => number): "bound" | "pending" | "expired" | "none" {
  if (has(BIND.bound) > 0) return "bound";
  if (has(BIND.pending) > 0) return "pending";
  return has(BIND.expired) > 0 ? "expired" : "none";
}

async function readMessages(month: Month, context: FirmContext) {
  const [first, last] = daysOfMonth(month);
  const messages = await RecordStore.open("chatMessage", context);
  return await messages.groupBy([{ field: "createTime", first: 10 }, "sender", "source"], {
    conditions: within("createTime", first, last),
  });
}

type MessageGroups = Awaited<ReturnType<typeof readMessages>>;

function splitBySource(messages: MessageGroups, { project }: FirmContext) {
  return (project.enums.get("chatSource") ?? []).map(({ value, label }) => ({
    code: String(value),
    name: label,
    num: sumOf(messages.filter(({ key }) => key.source === value)),
  }));
}

async function countStaff(context: FirmContext): Promise<number> {
  const staff = await RecordStore.open("miniProgramFinancial", context);
  return (await staff.groupBy(["userId"], { where: { bindStatus: BIND.bound } })).length;
}

function sumOf(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
