import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { actionsIn } from "./delegation-states.ts";

/** A delegation with what can be done about it and everything that happened to it, the latest first. */
export const delegationDetail = operation("delegation.detail", async ({ id }, context) => {
  const delegations = await RecordStore.open("delegation", context);
  const logs = await RecordStore.open("delegationLog", context);
  const delegation = await delegations.find(id);
  const [shown] = await delegations.presentOnly([delegation], SHOWN);
  if (!shown) throw new Error(`delegation ${id} is not shown`);
  const paging = { pageNum: 1, pageSize: LONGEST_HISTORY };
  const { list } = await logs.page({ where: { delegationId: id } }, paging);
  return {
    ...shown,
    actions: actionsIn(delegation.deputeStatus),
    records: await logs.present(list),
  };
});

const LONGEST_HISTORY = 500;

const SHOWN = [
  "id",
  "companyId",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "deputeStatus",
  "deputeScope",
  "agentId",
  "agentName",
  "beginDate",
  "endDate",
  "applyUserName",
  "applyTime",
  "effectTime",
  "cancelDate",
  "cancelTime",
  "cancelReason",
  "failReason",
  "remark",
  "createTime",
] as const;
