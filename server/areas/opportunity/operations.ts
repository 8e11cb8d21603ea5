import type { FirmOperation } from "../../binding/operation.ts";
import { introduceDetail, riseDetail } from "./chance-detail.ts";
import { chancePhones } from "./chance-phones.ts";
import { clientHeadInfo } from "./client-head-info.ts";
import { clientList } from "./client-list.ts";
import { countChances } from "./count-chances.ts";
import { relationGraph } from "./relation-graph.ts";
import { updateChanceStatus } from "./update-chance-status.ts";

export const opportunityOperations: readonly FirmOperation[] = [
  clientList,
  clientHeadInfo,
  countChances("opportunity.chanceLabelList", "riseChance", "label", "riseLabel"),
  countChances("opportunity.industryList", "riseChance", "industry"),
  countChances("opportunity.provinceList", "riseChance", "provinceId", "regionCode"),
  countChances("opportunity.productTypeList", "riseChance", "productType", "chanceProductType"),
  countChances("opportunity.bizTypeList", "riseChance", "bizType", "chanceBizType"),
  countChances(
    ["opportunity.introduceLabelList", "opportunity.introduceChanceCollection.labelList"],
    "introduceChance",
    "labels",
    "introduceLabel",
  ),
  countChances(
    ["opportunity.introduceIndustryList", "opportunity.introduceChanceCollection.industryList"],
    "introduceChance",
    "industry",
  ),
  chancePhones,
  relationGraph,
  riseDetail,
  introduceDetail,
  updateChanceStatus,
];
