import { isSameName } from "../../../../src/domain/same-name.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type Subject, findSubject, subjectLabel } from "./subject.ts";
import { balancesOf } from "./subject-balances.ts";

/** Refuses a subject whose code, name or side does not fit where it stands in its ledger. */
export async function assertPlace(
  after: Draft<Subject>,
  before: Subject | undefined,
  context: FirmContext,
): Promise<void> {
  const { parentCode } = after;
  if (before === undefined && parentCode !== null) await assertParent(after, parentCode, context);
  if (parentCode === null && (!after.kmlb || !after.yefx))
    throw refusal(after.kmlb ? "yefx" : "kmlb", "一级科目请选择科目类别和余额方向");
  await assertOwnName(after, before, context);
  if (!before) return;
  if (before.isSystem === 1 && before.kmmc !== after.kmmc)
    throw refusal("kmmc", `系统预置科目${subjectLabel(before)}不能改名`);
  if (before.yefx !== after.yefx && (await balancesOf(before.id, context)).length > 0)
    throw refusal("yefx", `科目${subjectLabel(before)}已有核算数据，不能修改余额方向`);
}

async function assertParent(after: Draft<Subject>, parentCode: string, context: FirmContext): Promise<void> {
  const { ztdm, kmdm } = after;
  const parent = await findSubject({ ztdm, kmdm: parentCode }, context);
  if (!parent) throw refusal("kmdm", `科目代码 ${kmdm} 的上级科目 ${parentCode} 不存在，请先新增上级科目`);
  if (parent.status === 0) throw refusal("kmdm", `上级科目${subjectLabel(parent)}已冻结，请先启用上级科目`);
  if (parent.isLeaf === 0) return;
  const accounts = await RecordStore.open("bankAccount", context);
  const entries = await RecordStore.open("bankEntry", context);
  const where = { companyId: ztdm, subjectId: parent.id };
  const inUse =
    (await balancesOf(parent.id, context)).length +
    (await accounts.count({ where })) +
    (await entries.count({ where }));
  if (inUse > 0) throw refusal("kmdm", `上级科目${subjectLabel(parent)}已有核算数据，不能再新增下级科目`);
}

async function assertOwnName(
  { ztdm, parentCode, kmmc }: Draft<Subject>,
  before: Subject | undefined,
  context: FirmContext,
): Promise<void> {
  // Two of one name may be there from before: each can still be changed.
  if (before?.kmmc === kmmc) return;
  const store = await RecordStore.open("subject", context);
  const beside = await store.list({ where: { ztdm, parentCode } });
  const duplicate = beside.find((subject) => subject.id !== before?.id && isSameName(subject.kmmc, kmmc));
  if (duplicate) throw refusal("kmmc", `科目名称“${kmmc}”与同级科目 ${duplicate.kmdm} 重复，请更换名称`);
}

/** Refuses what is said of units and auxiliary accounting when it does not fit together. */
export async function assertUnits(after: Draft<Subject>, context: FirmContext): Promise<void> {
  const unit = after.unit;
  if (after.isQuantity === 1 && (typeof unit !== "string" || unit === ""))
    throw refusal("unit", "数量核算的科目请填写计量单位");
  if (after.fzhs.length === 0) return;
  const types = await RecordStore.open("auxiliaryType", context);
  const known = await types.count({ where: { ztdm: after.ztdm, id: after.fzhs } });
  if (known < after.fzhs.length) throw refusal("fzhs", "辅助核算类型不属于此账套，请重新选择");
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
