import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { ClientLinks } from "./client-links.ts";
import { demoVisit } from "./demo-visit.ts";
import { DEMO_CANCELS, DEMO_DELAYS } from "./visit-talks.ts";

/** A plan, and the facts from which its record is written. */
export interface DemoPlan {
  readonly client: DemoCompany;
  readonly number: number;
  readonly row: DemoRecord;
}

type Kind = "finished" | "pending" | "overdue" | "cancelled" | "ongoing";
const KINDS: readonly Kind[] = [
  "finished",
  "pending",
  "finished",
  "overdue",
  "finished",
  "pending",
  "cancelled",
  "finished",
  "ongoing",
  "finished",
];
const STATUS: Readonly<Record<Kind, number>> = {
  pending: 1,
  overdue: 1,
  ongoing: 2,
  finished: 3,
  cancelled: 4,
};

/** `count` plans over the clients, from half a year ago to a month ahead. */
export function demoPlans(
  world: DemoWorld,
  clients: readonly DemoCompany[],
  links: ClientLinks,
  count: number,
): DemoPlan[] {
  return Array.from({ length: count }, (_none, number) => {
    const client = clients[number % clients.length];
    if (!client) throw new Error("there is nobody to visit");
    return { client, number, row: planRow(world, client, links, number) };
  });
}

function planRow(world: DemoWorld, client: DemoCompany, links: ClientLinks, number: number): DemoRecord {
  const kind = KINDS[Math.floor(number / 3) % KINDS.length] ?? "pending";
  const { topic, shared } = demoVisit(world, client, links, number);
  const random = world.random("plan", client.companyId, number);
  const days = {
    finished: random.between(3, 170),
    pending: -random.between(1, 28),
    overdue: random.between(1, 20),
    cancelled: random.between(5, 120),
    ongoing: 0,
  }[kind];
  const planTime =
    kind === "ongoing" ? world.clock.after(2 * 60 * 60 * 1000) : world.daysAgo(days, number * 41);
  const isDelayed = number % 5 === 1 && kind !== "ongoing";
  const isViewed = kind === "finished" && number % 4 === 0;
  return {
    companyId: client.companyId,
    createTime: world.daysAgo(Math.max(0, days) + random.between(3, 12), number * 29),
    createUserId: shared.userId,
    fields: {
      ...shared,
      purposeText: topic.purposeText,
      status: STATUS[kind],
      planTime,
      originalTime: isDelayed ? world.daysAgo(days + 6, number * 41) : null,
      delayCount: isDelayed ? 1 : 0,
      delayReason: isDelayed ? random.pick(DEMO_DELAYS) : null,
      finishTime: kind === "finished" ? planTime : null,
      cancelReason: kind === "cancelled" ? random.pick(DEMO_CANCELS) : null,
      viewCount: isViewed ? random.between(1, 4) : 0,
      lastViewTime: isViewed ? world.daysAgo(Math.max(1, days - 1), number * 11) : null,
      remark: null,
    },
  };
}
