import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readClientCompany, yuan, contractState, readService } from "../../clients/door.ts";
import { currentRelation } from "../visit/current-relations.ts";
import { nextPlan } from "../visit/ongoing-plan.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { CHANCE, OPEN_CHANCES } from "./chance-transitions.ts";

const SHOWN = [
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "industry",
  "provinceId",
  "legalPerson",
  "lxrName",
  "lxrPhone",
  "userNames",
] as const;

/** The head of every page about one client: its names, its contract, its open chances. */
export const clientHeadInfo = operation("opportunity.clientHeadInfo", async ({ qyId }, context) => {
  const company = await readClientCompany(context, qyId);
  const service = await readService(context.db, qyId);
  const contract = { serviceStart: service?.serviceStart ?? null, serviceEnd: service?.serviceEnd ?? null };
  const { serviceStatus, daysLeft } = contractState(contract, context.clock.now().slice(0, 10));
  const rises = await RecordStore.open("riseChance", context);
  const introduces = await RecordStore.open("introduceChance", context);
  const records = await RecordStore.open("visitRecord", context);
  const open = { qyId, status: OPEN_CHANCES };
  const won = { where: { qyId, status: CHANCE.won } };
  const deals = [await rises.sum("dealAmount", won), await introduces.sum("dealAmount", won)];
  return {
    qyId,
    ...pickFields(company, SHOWN),
    serviceStatus,
    serviceEnd: contract.serviceEnd,
    daysLeft,
    monthFee: yuan(service?.monthFee ?? null),
    relationshipLevel: await currentRelation(qyId, context),
    riseCount: await rises.count({ where: open }),
    introduceCount: await introduces.count({ where: open }),
    dealAmount: fenToYuan(deals.reduce((sum, amount) => sum + yuanToFen(amount), 0)),
    lastVisitTime: (await records.first({ where: { qyId } }))?.visitTime ?? null,
    nextPlanTime: (await nextPlan(qyId, context))?.planTime ?? null,
  };
});
