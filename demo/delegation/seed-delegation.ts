import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { seedModifications } from "./seed-modifications.ts";

/** Of every state one in so many; most are authorised. */
const STATES = [2, 2, 2, 1, 2, 0, 2, 4, 3, 2, 5, 2, 6, 2, 4];
const SCOPES = [
  ["taxFiling", "taxQuery"],
  ["taxFiling", "taxQuery", "invoicing"],
  ["taxFiling", "taxPayment", "socialInsurance"],
];
const COUNT = 50;

/** Fifty companies that have entrusted the firm, with what happened since, and what changed in their files. */
export async function seedDelegation(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed).slice(0, COUNT);
  const made = companies.map((company, index) => delegationOf(world, company, index));
  const ids = await world.insert("delegation", made);
  const logs = made.flatMap((record, index) => logsOf(world, record, ids[index] ?? 0, index));
  await world.insert("delegationLog", logs);
  await seedModifications(world);
}

function delegationOf(world: DemoWorld, company: DemoCompany, index: number): DemoRecord {
  const status = STATES[index % STATES.length] ?? 2;
  const [first] = world.staff;
  const [keeper = first?.userId] = world.keepersOf(company.companyId);
  const agentId = index % 5 === 3 ? first?.userId : keeper;
  const since = 300 - index * 5;
  const isEnded = [3, 4, 6].includes(status);
  const day = (days: number) => world.daysAgo(days).slice(0, 10);
  return {
    companyId: company.companyId,
    createTime: world.daysAgo(since, index * 17),
    createUserId: agentId ?? 1,
    fields: {
      deputeStatus: status,
      deputeScope: SCOPES[index % SCOPES.length],
      agentId,
      beginDate: status === 1 ? day(-8 - (index % 5)) : day(since - 2),
      endDate: day(since - 2 - 365 * (1 + (index % 2))),
      applyUserId: index % 3 === 0 ? first?.userId : agentId,
      applyTime: world.daysAgo(since, index * 17 + 5),
      effectTime: [2, 3, 4, 6].includes(status) ? world.daysAgo(since - 2, index * 11) : null,
      cancelDate: isEnded ? day(status === 3 ? -10 - (index % 4) : 5 + (index % 20)) : null,
      cancelTime: status === 4 ? world.daysAgo(5 + (index % 20), index * 7) : null,
      cancelReason: isEnded ? (index % 2 === 0 ? "客户改由自有会计申报" : "服务合同到期不再续签") : null,
      failReason: status === 0 ? "税务机关未查询到该办税员的实名信息，请先完成实名认证" : null,
      remark: index % 6 === 0 ? "委托书原件已归档" : null,
    },
  };
}

/** State → what happened after the application. */
const EVENTS: Readonly<
  Record<number, readonly (readonly [event: string, before: number, after: number, content: string])[]>
> = {
  0: [["applyFailed", 5, 0, "税务机关未查询到该办税员的实名信息，请先完成实名认证"]],
  1: [["authorised", 5, 1, "税务机关已受理，到期自动生效"]],
  2: [["authorised", 5, 2, "税务机关已确认"]],
  3: [
    ["authorised", 5, 2, "税务机关已确认"],
    ["cancel", 2, 6, "客户申请解除"],
    ["released", 6, 3, "税务机关已受理，到期自动解除"],
  ],
  4: [
    ["authorised", 5, 2, "税务机关已确认"],
    ["cancel", 2, 6, "客户申请解除"],
    ["released", 6, 4, "税务机关已解除委托"],
  ],
  5: [],
  6: [
    ["authorised", 5, 2, "税务机关已确认"],
    ["cancel", 2, 6, "客户申请解除"],
  ],
};

function logsOf(
  world: DemoWorld,
  { companyId = 0, fields }: DemoRecord,
  delegationId: number,
  index: number,
): DemoRecord[] {
  const since = 300 - index * 5;
  const events = [["apply", 0, 5, "发起委托"] as const, ...(EVENTS[Number(fields["deputeStatus"])] ?? [])];
  return events.map(([event, beforeStatus, deputeStatus, content], place) => ({
    companyId,
    createTime: world.daysAgo(
      place < 2 ? since - place * 2 : 5 + (index % 20) + (3 - place),
      index * 17 + place * 40,
    ),
    fields: { delegationId, event, beforeStatus, deputeStatus, content, userId: fields["applyUserId"] },
  }));
}
