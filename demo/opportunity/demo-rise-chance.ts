import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { DEMO_CHANCE_KINDS } from "./chance-kinds.ts";
import { demoFollowUp } from "./demo-follow-up.ts";

const SOURCES = ["system", "system", "visit", "system", "customer", "system"];
const MOST_DAYS = 330;

/** The chance of this number: kinds, statuses and sources take turns, so that every one occurs. */
export function demoRiseChance(world: DemoWorld, client: DemoCompany, number: number): DemoRecord {
  const { companyId } = client;
  const random = world.random("rise", companyId, number);
  const kind = DEMO_CHANCE_KINDS[number % DEMO_CHANCE_KINDS.length] ?? random.pick(DEMO_CHANCE_KINDS);
  const status = 1 + (Math.floor(number / 3) % 5);
  const served = Math.floor((world.clock.epochMs() - Date.parse(client.beginDate)) / 86_400_000);
  const createDays = random.between(5, Math.max(6, Math.min(MOST_DAYS, served - 5)));
  const expectAmount = random.between(kind.amount[0] / 100, kind.amount[1] / 100) * 100;
  return {
    companyId,
    createTime: world.daysAgo(createDays, number * 17),
    fields: {
      title: kind.title,
      label: kind.label,
      productType: kind.productType,
      bizType: kind.bizType,
      reason: kind.reason,
      source: SOURCES[number % SOURCES.length],
      priority: 1 + (Math.floor(number / 2) % 3),
      expectAmount,
      expectDate: number % 4 === 3 ? null : world.daysAgo(-random.between(5, 120)).slice(0, 10),
      status,
      ...demoFollowUp(world, companyId, { status, createDays, amount: expectAmount }),
      contactName: client.legalPerson ?? null,
      contactPhone: client.legalPersonPhone ?? null,
      remark: null,
    },
  };
}
