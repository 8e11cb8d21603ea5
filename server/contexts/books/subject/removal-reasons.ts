import type { RecordName } from "../../../records/record-row.ts";
import { formatYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Subject } from "./subject.ts";
import { balancesOf } from "./subject-balances.ts";

/** The reasons against deleting a subject, each in a sentence; none: it can be deleted. */
export async function removalReasons(subject: Subject, context: FirmContext): Promise<string[]> {
  const { id, ztdm, kmdm } = subject;
  const countOf = async (record: RecordName, where: Readonly<Record<string, string | number>>) =>
    await (await RecordStore.open(record, context)).count({ where });
  const children = await countOf("subject", { ztdm, parentCode: kmdm });
  const accounts = await countOf("bankAccount", { companyId: ztdm, subjectId: id });
  const entries = await countOf("bankEntry", { companyId: ztdm, subjectId: id });
  return [
    ...(subject.isSystem === 1 ? ["系统预置科目不能删除，可改为冻结"] : []),
    ...(children > 0 ? [`还有 ${children} 个下级科目，请先删除下级科目`] : []),
    ...(await accountingReasons(id, context)),
    ...(accounts > 0 ? [`已对应 ${accounts} 个银行账户，请先更换账户的对应科目`] : []),
    ...(entries > 0 ? [`已被 ${entries} 笔银行流水使用`] : []),
    ...(subject.fzhs.length > 0 ? ["已设置辅助核算，请先取消辅助核算"] : []),
  ];
}

async function accountingReasons(id: number, context: FirmContext): Promise<string[]> {
  const balances = await balancesOf(id, context);
  const [latest] = balances;
  const moved = balances.find(({ jffse, dffse }) => jffse !== 0 || dffse !== 0);
  return [
    ...(moved ? [`${moved.kjnd}年${String(moved.kjqj).padStart(2, "0")}期已有发生额`] : []),
    ...(latest && latest.qmye !== 0 ? [`尚有余额 ${formatYuan(latest.qmye)} 元`] : []),
  ];
}
