import type { RecordName } from "../../../records/record-row.ts";
import { fromShanghaiText } from "../../../../src/domain/shanghai-time.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { inService } from "../../../access/served-months.ts";
import { contractState } from "../../clients/door.ts";
import { OPEN_CHANCES } from "../opportunity/chance-transitions.ts";
import { USUAL_RELATION, currentRelations } from "./current-relations.ts";
import { UNFINISHED } from "./plan-status.ts";
import { visitReasons } from "./visit-reasons.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The clients in service that the user may see, or one of them, with why each should be visited. */
export async function recommendedCompanies(context: FirmContext, companyId?: number) {
  const companies = await readClients(context, companyId);
  const where: Where = companyId === undefined ? {} : { qyId: companyId };
  const lastVisits = await readLastVisits(context, where);
  const chances = await countOpen(["riseChance", "introduceChance"], OPEN_CHANCES, where, context);
  const plans = await countOpen(["visitPlan"], UNFINISHED, where, context);
  const relations = await currentRelations(context, where);
  const insights = await RecordStore.open("companyInsight", context);
  const examined = await insights.latestPer(
    "companyId",
    companyId === undefined ? {} : { where: { companyId } },
  );
  const today = context.clock.now().slice(0, 10);
  return companies.map(({ companyId: qyId, beginDate, ...company }) => {
    const lastVisitTime = lastVisits.get(qyId) ?? null;
    const { serviceEnd } = company;
    const facts = {
      daysLeft: contractState({ serviceStart: null, serviceEnd }, today).daysLeft,
      riskGrade: examined.get(qyId)?.riskGrade ?? null,
      openChanceCount: chances.get(qyId) ?? 0,
      unvisitedDays: lastVisitTime === null ? null : daysSince(lastVisitTime, today),
      relationshipLevel: relations.get(qyId) ?? USUAL_RELATION,
    };
    const { reasons, reasonText, score } = visitReasons({
      ...facts,
      servedDays: daysSince(beginDate, today),
    });
    const { daysLeft: _days, ...shown } = facts;
    return {
      qyId,
      ...company,
      ...shown,
      reasons,
      reasonText,
      score,
      lastVisitTime,
      hasPlan: plans.has(qyId),
    };
  });
}

export type RecommendedCompany = Awaited<ReturnType<typeof recommendedCompanies>>[number];

async function readClients({ db, user, clock }: FirmContext, companyId: number | undefined) {
  const clients = db
    .selectFrom("company")
    .leftJoin("companyService as service", "service.companyId", "company.companyId")
    .select([
      "company.companyId",
      "company.companyName",
      "company.khbm",
      "company.taxlayerType",
      "company.beginDate",
      "service.serviceEnd",
    ])
    .where("company.isRemove", "=", 0)
    .where(inService(clock))
    .where(withinScope(await companyScope(db, user)))
    .orderBy("company.companyId");
  return await (
    companyId === undefined ? clients : clients.where("company.companyId", "=", companyId)
  ).execute();
}

async function readLastVisits(context: FirmContext, where: Where): Promise<ReadonlyMap<number, string>> {
  const visits = await (await RecordStore.open("visitRecord", context)).latestPer("qyId", { where });
  return new Map([...visits].map(([qyId, visit]) => [Number(qyId), visit.visitTime]));
}

/** The number of records of these kinds of each company that are in one of the states. */
async function countOpen(
  records: readonly RecordName[],
  status: readonly number[],
  where: Where,
  context: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const record of records) {
    const store = await RecordStore.open(record, context);
    for (const { key, count } of await store.groupBy(["qyId"], { where: { ...where, status } }))
      counts.set(Number(key.qyId), (counts.get(Number(key.qyId)) ?? 0) + count);
  }
  return counts;
}

function daysSince(time: string, today: string): number {
  const from = fromShanghaiText(time.slice(0, 10)) ?? 0;
  return Math.max(0, Math.round(((fromShanghaiText(today) ?? 0) - from) / DAY_MS));
}
