import type { Handlers } from "../../binding/handler.ts";
import { changeCompanyRelationship } from "./current-relations.ts";
import { deleteCheck } from "./delete-check.ts";
import { editFintaxError, editIntroduce, editRise } from "./edit-record-parts.ts";
import { exportVisits } from "./export-visits.ts";
import { extendPlan } from "./extend-plan.ts";
import { crmServiceTypes, marketRelation } from "./market-relation.ts";
import { hasPlan, ongoingPlan } from "./ongoing-plan.ts";
import { companyPlanUsers, countPlans, countPlansByYear } from "./plan-counts.ts";
import { planList } from "./plan-list.ts";
import { printAdvice, queryAdvice } from "./print-advice.ts";
import { recommendDetail } from "./recommend-detail.ts";
import { recommendList } from "./recommend-list.ts";

export const visitHandlers: Handlers["firm"] = {
  "visit.plan.list": planList,
  "visit.plan.count": countPlans,
  "visit.plan.queryPlanNumByYear": countPlansByYear,
  "visit.plan.queryCompanyPlanUserList": companyPlanUsers,
  "visit.plan.extension": extendPlan,
  "visit.plan.hasPlan": hasPlan,
  "visit.plan.queryOngoingPlanDetailByQyId": ongoingPlan,
  "visit.recommend.companyList": recommendList,
  "visit.recommend.detail": recommendDetail,
  "visit.recommend.changeCompanyRelationShip": changeCompanyRelationship,
  "visit.advice.query": queryAdvice,
  "visit.advice.printFinance": printAdvice("finance"),
  "visit.advice.printAccounting": printAdvice("accounting"),
  "visit.record.editRise": editRise,
  "visit.record.editIntroduce": editIntroduce,
  "visit.record.editFintaxError": editFintaxError,
  "visit.record.fcpMarketCrmRelation": marketRelation,
  "visit.record.crmServiceType": crmServiceTypes,
  "visit.planOrRecord.deleteCheck": deleteCheck,
  "visit.pdf.export": exportVisits,
};
