import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { ACTION_TITLES, DEPUTE, TAKEN_IN } from "./delegation-states.ts";
import { DELEGATION_JOB } from "./delegation-job.ts";
import { changeDelegation, logDelegation } from "./log-delegation.ts";
import { applyDueChanges } from "./apply-due-changes.ts";

type OperationParams = ParamsOf<"delegation.operation">;

/** Applies for, ends or takes back delegations, all or none; what the bureau has to agree to is left to a job. */
export const operateDelegations = operation("delegation.operation", async (params, context) => {
  const { action, idList = [], companyIdList = [] } = params;
  if (idList.length + companyIdList.length === 0) throw new Refusal("validation", "请选择要办理的企业");
  if (companyIdList.length > 0 && action !== "apply")
    throw new Refusal("rule", `只有发起委托可以选择新企业，${ACTION_TITLES[action]}请选择已有的委托`);
  assertDates(params);
  await applyDueChanges(context);
  const delegations = await RecordStore.open("delegation", context);
  const locked = await delegations.take(idList);
  const wrong = locked.filter((delegation) => !TAKEN_IN[action].includes(delegation.deputeStatus));
  if (wrong.length > 0)
    throw new Refusal("rule", `${nameAll(wrong)}当前的授权状态不能${ACTION_TITLES[action]}`);
  const count = locked.length + companyIdList.length;
  if (action === "withdraw") {
    for (const delegation of locked) await withdraw(context, delegation);
    return { taskid: null, count };
  }
  const ids: number[] = [];
  if (action === "apply") {
    for (const companyId of companyIdList) ids.push(await begin(context, companyId, params));
    for (const delegation of locked) {
      const changes = { ...applied(params, context), cancelDate: null, cancelTime: null, cancelReason: null };
      await changeDelegation(context, delegation, changes, {
        event: "apply",
        content: params.remark ?? null,
      });
    }
  } else {
    const cancelDate = params.cancelDate ?? context.clock.now().slice(0, 10);
    const changes = {
      deputeStatus: DEPUTE.releasing,
      cancelDate,
      cancelReason: params.cancelReason ?? null,
      failReason: null,
    };
    for (const delegation of locked)
      await changeDelegation(context, delegation, changes, {
        event: "cancel",
        content: params.cancelReason ?? null,
      });
  }
  ids.push(...locked.map(({ id }) => id));
  const taskid = await context.jobs.enqueue(DELEGATION_JOB, ACTION_TITLES[action], { action, ids });
  return { taskid, count };
});

function assertDates({
  action,
  agentId,
  deputeScope,
  beginDate,
  endDate,
  companyIdList = [],
}: OperationParams) {
  if (beginDate !== undefined && endDate !== undefined && endDate <= beginDate) {
    const message = "委托结束日期必须晚于开始日期";
    throw new Refusal("validation", message, [{ path: "endDate", message }]);
  }
  if (action !== "apply" || companyIdList.length === 0) return;
  const faults = [
    ...(agentId === undefined ? [{ path: "agentId", message: "请选择受托办税员" }] : []),
    ...(deputeScope === undefined ? [{ path: "deputeScope", message: "请选择委托范围" }] : []),
    ...(beginDate === undefined ? [{ path: "beginDate", message: "请填写委托开始日期" }] : []),
    ...(endDate === undefined ? [{ path: "endDate", message: "请填写委托结束日期" }] : []),
  ];
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
}

/** The fields that an application writes; those that it does not name stay. */
function applied(params: OperationParams, { clock, user }: FirmContext): Fields & { deputeStatus: number } {
  const { agentId, deputeScope, beginDate, endDate, remark } = params;
  const named = Object.entries({ agentId, deputeScope, beginDate, endDate, remark });
  return {
    ...Object.fromEntries(named.filter(([, value]) => value !== undefined)),
    deputeStatus: DEPUTE.authorising,
    applyUserId: user.id,
    applyTime: clock.now(),
    failReason: null,
  };
}

async function begin(context: FirmContext, companyId: number, params: OperationParams): Promise<number> {
  const delegations = await RecordStore.open("delegation", context);
  const { deputeStatus, ...fields } = applied(params, context);
  const created = await delegations.createUnlessThere({ ...fields, companyId, deputeStatus });
  if (!created) throw new Refusal("rule", "所选企业中有的已建立委托，请在委托列表中办理");
  const before = { ...created, deputeStatus: DEPUTE.none };
  await logDelegation(context, before, { event: "apply", content: params.remark ?? null, deputeStatus });
  return created.id;
}

/** An application goes back to nothing, an end to what was agreed. */
async function withdraw(context: FirmContext, delegation: StoredRecord): Promise<void> {
  const isEnding = delegation.deputeStatus === DEPUTE.cancelling;
  const deputeStatus = isEnding ? DEPUTE.authorised : DEPUTE.none;
  const changes = isEnding ? { deputeStatus, cancelDate: null, cancelReason: null } : { deputeStatus };
  const content = isEnding ? "撤回解除委托的申请" : "撤回委托申请";
  await changeDelegation(context, delegation, changes, { event: "withdraw", content });
}

function nameAll(records: readonly StoredRecord[]): string {
  const names = records.slice(0, 3).map((record) => `「${String(record.companyName)}」`);
  return names.join("、") + (records.length > 3 ? `等 ${records.length} 户` : "");
}
