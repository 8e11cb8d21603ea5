import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { addDocuments } from "./add-documents.ts";
import { demoConversation, demoHistory } from "./work-order-history.ts";
import { WORK_ORDER_SAMPLES } from "./work-order-samples.ts";

const COUNT = 300;
/** The states of the latest orders; the older ones are finished or closed. */
const LATEST = [0, 1, 0, 2, 1, 3, 0, 1, 4, 2, 3, 1];
const SOURCES = ["client", "client", "wechat", "phone", "staff", "system"];
const PRIORITIES = [3, 3, 2, 3, 1, 3, 2];
/** The number of orders of the last weeks. */
const RECENT = 96;

/** Three hundred orders of the last ten months, with what was done and said about them. */
export async function seedWorkOrders(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  const count = world.share(COUNT);
  const orders = Array.from({ length: count }, (_none, index) => count - 1 - index).map((index, place) => {
    const order = orderOf(world, companies, index);
    const month = order.createTime.slice(0, 7).replace("-", "");
    const gdbh = `GD${month}-${String(world.serial(`GD${month}`)).padStart(4, "0")}`;
    const lastMessageTime = isTalked(place) ? `${order.createTime.slice(0, 17)}40` : null;
    return { ...order, fields: { ...order.fields, gdbh, lastMessageTime } };
  });
  const older = orders.slice(0, -RECENT);
  const recent = await addDocuments(orders.slice(-RECENT), world);
  const ids = await world.insert("workOrder", [...older, ...recent]);
  await world.insert(
    "workOrderLog",
    orders.flatMap((order, index) => demoHistory(order, ids[index] ?? 0)),
  );
  const talked = orders.flatMap((order, index) =>
    isTalked(index) ? [{ order, workOrderId: ids[index] ?? 0 }] : [],
  );
  const sessions = await world.insert(
    "workOrderSession",
    talked.map(({ order: { companyId, createTime, createUserId }, workOrderId }) => ({
      ...(companyId !== undefined && { companyId }),
      ...(createUserId !== undefined && { createUserId }),
      createTime,
      fields: { workOrderId },
    })),
  );
  const said = talked.flatMap(({ order, workOrderId }, index) =>
    demoConversation(order, { workOrderId, sessionId: sessions[index] ?? 0 }),
  );
  await world.insert("workOrderMessage", said);
}

function isTalked(place: number): boolean {
  return place % 3 === 0;
}

function orderOf(world: DemoWorld, companies: readonly DemoCompany[], index: number): DemoRecord {
  const random = world.random("work-order", index);
  const sample = WORK_ORDER_SAMPLES[index % WORK_ORDER_SAMPLES.length] ?? random.pick(WORK_ORDER_SAMPLES);
  const isRecent = index < RECENT;
  const days = isRecent ? Math.floor(index / 6) : 16 + Math.floor((index - RECENT) * 1.4);
  const began = world.daysAgo(days).slice(0, 10);
  const served = companies.filter(({ beginDate }) => beginDate <= began);
  const company = random.pick(served.length === 0 ? companies : served);
  const status = isRecent ? (LATEST[index % LATEST.length] ?? 0) : index % 9 === 8 ? 4 : 3;
  const { processerId, createUserId } = peopleOf(world, company, index);
  const period = sample.szid === null ? undefined : world.periods.at(-1 - Math.floor(days / 30));
  const over = status === 3 || status === 4;
  const closes = Math.max(0, days - 2);
  const settles = sample.pays === true && status === 3;
  return {
    companyId: company.companyId,
    ...(period && { kjnd: period.kjnd, kjqj: period.kjqj }),
    createTime: world.daysAgo(days, index * 37),
    createUserId,
    fields: {
      type: Math.floor(sample.subType / 100),
      subType: sample.subType,
      title: sample.title,
      content: sample.content,
      priority: PRIORITIES[index % PRIORITIES.length],
      status,
      szid: sample.szid,
      source: SOURCES[index % SOURCES.length],
      processerId,
      participantIds: [...new Set([createUserId, processerId])],
      lxrName: company.legalPerson ?? null,
      lxrPhone: index % 12 === 5 ? null : (company.legalPersonPhone ?? null),
      // Some are late already, most have some days left.
      deadline: world.daysAgo(days - 3 - (index % 9)).slice(0, 10),
      acceptTime: status === 0 ? null : world.daysAgo(Math.max(0, days - 1), index * 41 + 30),
      finishTime: over ? world.daysAgo(closes, index * 43 + 90) : null,
      handleContent: status === 4 ? "客户撤回，不再办理" : status >= 2 ? sample.reply : null,
      changes: sample.change
        ? [{ field: sample.change.field, value: sample.change.value(company, index) }]
        : [],
      amount: sample.pays ? random.between(30_000, 3_000_000) / 100 : null,
      paymentResult: settles ? 1 : null,
      paymentDate: settles ? world.daysAgo(closes).slice(0, 10) : null,
    },
  };
}

/** Its accountant has it in hand, or now and then one of those who manage; they or somebody at the front raised it. */
function peopleOf(world: DemoWorld, { companyId }: DemoCompany, index: number) {
  const managers = world.staff.slice(0, 2).map(({ userId }) => userId);
  const keepers = world.keepersOf(companyId);
  const manager = managers[index % managers.length] ?? 1;
  const keeper = keepers[index % Math.max(1, keepers.length)] ?? manager;
  return {
    processerId: index % 8 === 3 ? manager : keeper,
    createUserId: index % 5 === 2 ? manager : (keepers[0] ?? manager),
  };
}
