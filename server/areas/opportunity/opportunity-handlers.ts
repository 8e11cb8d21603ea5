import type { Handlers } from "../../binding/handler.ts";
import { introduceDetail, riseDetail } from "./chance-detail.ts";
import { chancePhones } from "./chance-phones.ts";
import { clientHeadInfo } from "./client-head-info.ts";
import { clientList } from "./client-list.ts";
import { relationGraph } from "./relation-graph.ts";
import { updateChanceStatus } from "./update-chance-status.ts";

export const opportunityHandlers: Handlers["firm"] = {
  "opportunity.clientList": clientList,
  "opportunity.clientHeadInfo": clientHeadInfo,
  "opportunity.introducePhoneList": chancePhones,
  "opportunity.introduceChanceCollection.phoneList": chancePhones,
  "opportunity.introduceChanceRelationGraph": relationGraph,
  "opportunity.riseDetail": riseDetail,
  "opportunity.introduceDetail": introduceDetail,
  "opportunity.updateChanceStatus": updateChanceStatus,
};
