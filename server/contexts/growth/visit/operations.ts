import type { FirmOperation } from "../../../contracts/operation.ts";
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

export const visitOperations: readonly FirmOperation[] = [
  planList,
  countPlans,
  countPlansByYear,
  companyPlanUsers,
  extendPlan,
  hasPlan,
  ongoingPlan,
  recommendList,
  recommendDetail,
  changeCompanyRelationship,
  queryAdvice,
  printAdvice("visit.advice.printFinance", "finance"),
  printAdvice("visit.advice.printAccounting", "accounting"),
  editRise,
  editIntroduce,
  editFintaxError,
  marketRelation,
  crmServiceTypes,
  deleteCheck,
  exportVisits,
];
