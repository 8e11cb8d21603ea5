import type { Handlers } from "../../binding/handler.ts";
import { introduceDetail, riseDetail } from "./chance-detail.ts";
import { chancePhones } from "./chance-phones.ts";
import { clientHeadInfo } from "./client-head-info.ts";
import { clientList } from "./client-list.ts";
import { countChances } from "./count-chances.ts";
import { relationGraph } from "./relation-graph.ts";
import { updateChanceStatus } from "./update-chance-status.ts";

const introduceLabels = countChances("introduceChance", "labels", "introduceLabel");
const introduceIndustries = countChances("introduceChance", "industry");

export const opportunityHandlers: Handlers["firm"] = {
  "opportunity.clientList": clientList,
  "opportunity.clientHeadInfo": clientHeadInfo,
  "opportunity.chanceLabelList": countChances("riseChance", "label", "riseLabel"),
  "opportunity.industryList": countChances("riseChance", "industry"),
  "opportunity.provinceList": countChances("riseChance", "provinceId", "regionCode"),
  "opportunity.productTypeList": countChances("riseChance", "productType", "chanceProductType"),
  "opportunity.bizTypeList": countChances("riseChance", "bizType", "chanceBizType"),
  "opportunity.introduceLabelList": introduceLabels,
  "opportunity.introduceIndustryList": introduceIndustries,
  "opportunity.introducePhoneList": chancePhones,
  "opportunity.introduceChanceCollection.labelList": introduceLabels,
  "opportunity.introduceChanceCollection.industryList": introduceIndustries,
  "opportunity.introduceChanceCollection.phoneList": chancePhones,
  "opportunity.introduceChanceRelationGraph": relationGraph,
  "opportunity.riseDetail": riseDetail,
  "opportunity.introduceDetail": introduceDetail,
  "opportunity.updateChanceStatus": updateChanceStatus,
};
