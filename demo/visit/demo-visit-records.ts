import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { ClientLinks } from "./client-links.ts";
import { demoVisit } from "./demo-visit.ts";

const RESULTS = ["reached", "partly", "reached", "reached", "missed", "reached"];
const SATISFACTION = [5, 4, 4, 3, 5, null, 2, 4, 1, 5];
const DAY_MS = 24 * 60 * 60 * 1000;

/** A visit that has taken place, carried out after a plan or without one. */
export function demoVisitRecord(
  world: DemoWorld,
  client: DemoCompany,
  links: ClientLinks,
  visit: { readonly number: number; readonly planId: number | null; readonly visitTime: string },
): DemoRecord {
  const { number, planId, visitTime } = visit;
  const { topic, shared } = demoVisit(world, client, links, number);
  const { riseId, introduceId } = shared;
  const risks = topic.purpose === "risk" ? (links.risks.get(client.companyId) ?? []).slice(0, 3) : [];
  const next = Date.parse(`${visitTime.slice(0, 10)}T00:00:00Z`) + (20 + (number % 60)) * DAY_MS;
  return {
    companyId: client.companyId,
    createTime: visitTime,
    createUserId: shared.userId,
    fields: {
      ...shared,
      planId,
      visitTime,
      content: topic.content,
      demand: topic.demand,
      result: RESULTS[number % RESULTS.length],
      satisfaction: SATISFACTION[number % SATISFACTION.length],
      relationshipLevel: number % 4 === 0 ? 3 + (number % 3) : null,
      riseContent: riseId === null ? null : "客户对方案感兴趣，等待股东确认预算。",
      introduceContent: introduceId === null ? null : "客户答应帮助约见对方负责人。",
      riskItemIds: risks,
      fintaxContent: risks.length === 0 ? null : "已逐项说明风险，客户同意整改。",
      nextVisitDate: number % 3 === 0 ? null : new Date(next).toISOString().slice(0, 10),
      nextWork: topic.nextWork,
    },
  };
}

/** The traces of a visit in the client's marketing history. */
export function visitMarketing(
  recordId: number,
  { companyId = 0, createTime, fields }: DemoRecord,
): DemoRecord[] {
  const { riseId, introduceId, riskItemIds, title, method, userId } = fields;
  const plain = { title, method, userId, recordId, riseId: null, introduceId: null, nextTime: null };
  const entry = (more: object): DemoRecord => ({
    companyId,
    createTime,
    fields: { ...plain, result: "considering", beforeStatus: null, afterStatus: null, ...more },
  });
  const risks = riskItemIds as readonly number[];
  return [
    ...(riseId === null ? [] : [entry({ type: "rise", riseId, content: fields["riseContent"] })]),
    ...(introduceId === null
      ? []
      : [entry({ type: "introduce", introduceId, content: fields["introduceContent"] })]),
    ...(risks.length === 0 ? [] : [entry({ type: "fintaxError", content: fields["fintaxContent"] })]),
  ];
}
