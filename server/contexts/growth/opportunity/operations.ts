import type { FirmOperation } from "../../../contracts/operation.ts";
import { introduceDetail, riseDetail } from "./chance-detail.ts";
import { chancePhones } from "./chance-phones.ts";
import { clientHeadInfo } from "./client-head-info.ts";
import { clientList } from "./client-list.ts";
import { relationGraph } from "./relation-graph.ts";
import { updateChanceStatus } from "./update-chance-status.ts";

export const opportunityOperations: readonly FirmOperation[] = [
  clientList,
  clientHeadInfo,
  chancePhones,
  relationGraph,
  riseDetail,
  introduceDetail,
  updateChanceStatus,
];
