import type { FirmHandler } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import { pickFields } from "../../store/pick-fields.ts";
import { actionsIn } from "./delegation-states.ts";

/** A delegation with what can be done about it and everything that happened to it, the latest first. */
export const delegationDetail: FirmHandler<{ readonly id: number }> = async ({ id }, context) => {
  const delegations = await RecordStore.open("delegation", context);
  const logs = await RecordStore.open("delegationLog", context);
  const found = await delegations.find(id);
  const [shown = {}] = await delegations.present([found]);
  const paging = { pageNum: 1, pageSize: LONGEST_HISTORY };
  const { list } = await logs.page({ where: { delegationId: id } }, paging);
  return {
    ...pickFields(shown, SHOWN),
    actions: actionsIn(Number(found["deputeStatus"])),
    records: await logs.present(list),
  };
};

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
];
