import { demoPerson } from "../demo-company-names.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { ClientLinks } from "./client-links.ts";
import { DEMO_VISIT_TOPICS } from "./visit-talks.ts";

const METHODS = ["onSite", "phone", "onSite", "wechat", "invited", "video"];

/** The parts that a plan and its record have in common: people, place and reason. Topics and ways take turns. */
export function demoVisit(world: DemoWorld, client: DemoCompany, links: ClientLinks, number: number) {
  const { companyId, legalPerson, legalPersonPhone, address } = client;
  const random = world.random("visit", companyId, number);
  const topic = DEMO_VISIT_TOPICS[number % DEMO_VISIT_TOPICS.length] ?? random.pick(DEMO_VISIT_TOPICS);
  const method = METHODS[(number * 5) % METHODS.length] ?? "phone";
  const userId = visitorOf(world, companyId, number);
  const partner = random.pick(world.staff).userId;
  const isOwner = number % 3 !== 2;
  const first = (ids: readonly number[] | undefined) => ids?.[number % ids.length] ?? null;
  return {
    topic,
    shared: {
      title: topic.title,
      duration: [30, 45, 60, 90][number % 4] ?? 60,
      method,
      purpose: topic.purpose,
      contactName: isOwner ? (legalPerson ?? demoPerson(number)) : demoPerson(number + 400),
      contactPost: isOwner ? "总经理" : "财务经理",
      contactPhone: isOwner ? (legalPersonPhone ?? null) : null,
      address: method === "onSite" ? (address ?? null) : null,
      userId,
      partnerIds: number % 3 === 0 && partner !== userId ? [partner] : [],
      riseId: topic.purpose === "opportunity" ? first(links.rises.get(companyId)) : null,
      introduceId: topic.purpose === "introduce" ? first(links.introduces.get(companyId)) : null,
      marketId: null,
    },
  };
}

/** An adviser, or else who looks after the client. */
function visitorOf(world: DemoWorld, companyId: number, number: number): number {
  const advisers = world.staff.filter(({ roles }) => roles.includes("外勤顾问"));
  const keepers = world.keepersOf(companyId);
  const others = (advisers.length > 0 ? advisers : world.staff).map((user) => user.userId);
  const candidates = number % 2 === 0 ? others : keepers;
  const chosen =
    candidates[Math.floor(number / 2) % Math.max(1, candidates.length)] ?? world.staff[0]?.userId;
  if (chosen === undefined) throw new Error("there is nobody to visit clients");
  return chosen;
}
