import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { CHANCE, nextStatus } from "./chance-transitions.ts";

type StatusParams = ParamsOf<"opportunity.updateChanceStatus">;

/** Moves a chance on, and keeps who did it and why as a marketing record. */
export const updateChanceStatus = operation("opportunity.updateChanceStatus", async (params, context) => {
  const { store, chance } = await takeChance(params, context);
  const before = chance.status;
  assertStep(before, params.status, await readLabels(context));
  const { clock, user } = context;
  const changes: Record<string, unknown> = {
    status: params.status,
    followUserId: params.followUserId ?? chance.followUserId ?? user.id,
    followCount: chance.followCount + 1,
    lastFollowTime: clock.now(),
    ...outcome(params, clock.now().slice(0, 10)),
  };
  await store.change(chance, changes);
  await keepStep(params, chance, before, context);
  return null;
});

async function takeChance({ riseId, introduceId }: StatusParams, context: FirmContext) {
  if ((riseId === undefined) === (introduceId === undefined)) {
    const message = "请选择一条上升商机或转介绍商机";
    throw new Refusal("validation", message, [{ path: "riseId", message }]);
  }
  const store = await RecordStore.open(riseId === undefined ? "introduceChance" : "riseChance", context);
  const [chance] = await store.take([Number(riseId ?? introduceId)]);
  if (!chance) throw new Error("a chance that was taken is not there");
  return { store, chance };
}

function assertStep(before: number, after: number, label: (status: number) => string): void {
  if (nextStatus(before).includes(after)) return;
  if (before === after) throw new Refusal("rule", `商机已是“${label(before)}”，无需重复修改`);
  const possible = nextStatus(before).map((status) => `“${label(status)}”`);
  const rest = possible.length === 0 ? "不能再修改状态" : `只能改为${possible.join("、")}`;
  throw new Refusal("rule", `“${label(before)}”的商机${rest}`);
}

/** The outcome of a chance; one that is taken up again has none yet. */
function outcome({ status, dealAmount, dealDate, closeReason }: StatusParams, today: string): Fields {
  const none = { dealAmount: null, dealDate: null, closeReason: null };
  if (status === CHANCE.won) {
    if (!dealAmount) throw missing("dealAmount", "请填写成交金额");
    if (!dealDate) throw missing("dealDate", "请填写成交日期");
    if (dealDate > today) throw missing("dealDate", "成交日期不能晚于今天");
    return { ...none, dealAmount, dealDate };
  }
  if (status === CHANCE.invalid || status === CHANCE.lost) {
    if (!closeReason?.trim()) throw missing("closeReason", "请填写商机关闭的原因");
    return { ...none, closeReason: closeReason.trim() };
  }
  return none;
}

function missing(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}

async function keepStep(params: StatusParams, chance: StoredRecord, before: number, context: FirmContext) {
  const {
    riseId = null,
    introduceId = null,
    status,
    method,
    result,
    content,
    nextTime,
    closeReason,
  } = params;
  const steps = await RecordStore.open("marketing", context);
  await steps.create({
    title: String(chance.title ?? chance.targetName),
    qyId: chance.qyId,
    type: riseId === null ? "introduce" : "rise",
    riseId,
    introduceId,
    recordId: null,
    method: method ?? "phone",
    result: result ?? null,
    content: content ?? closeReason ?? null,
    beforeStatus: before,
    afterStatus: status,
    userId: context.user.id,
    nextTime: nextTime ?? null,
  });
}

async function readLabels({ project }: FirmContext) {
  const table = project.enums.get("opportunityStatus") ?? [];
  return (status: number) => table.find(({ value }) => value === status)?.label ?? String(status);
}
