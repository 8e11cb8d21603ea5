import { parentCodeOf, subjectLevel } from "../../../../src/domain/chart-of-accounts/subject-code.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertPlace, assertUnits } from "./assert-subject.ts";
import { removalReasons } from "./removal-reasons.ts";
import { type Subject, findSubject, subjectLabel } from "./subject.ts";
import { balancesOf } from "./subject-balances.ts";

/** 会计科目: codes of 4-2-2-2 digits, each below one that is there; what is in use stays. */
export const subjectRules: RuleBook = {
  subject: {
    complete: completeSubject,
    assertAllowed: async (after, before, context) => {
      await assertPlace(after, before, context);
      await assertUnits(after, context);
      if (before && before.status !== after.status) await assertStatus({ ...after, id: before.id }, context);
    },
    assertRemovable: async (records, context) => {
      for (const record of records) {
        const [reason] = await removalReasons(record, context);
        if (reason !== undefined) throw new Refusal("rule", `科目${subjectLabel(record)}不能删除：${reason}`);
      }
    },
    follow: async ({ before, after }, context) => {
      const subject = after ?? before;
      if (subject) await keepParentLeaf(subject, context);
      if (before && after) await keepChildren(before, after, context);
    },
  },
};

/** Level, category and full name follow from the code and what is above it. */
async function completeSubject(
  fields: Draft<Subject>,
  _before: Subject | undefined,
  context: FirmContext,
): Promise<Fields> {
  const { ztdm, kmdm, kmmc } = fields;
  const parentCode = parentCodeOf(kmdm);
  const parent = parentCode === null ? undefined : await findSubject({ ztdm, kmdm: parentCode }, context);
  return {
    ...fields,
    parentCode,
    level: subjectLevel(kmdm),
    kmqc: parent ? `${parent.kmqc}_${kmmc}` : kmmc,
    kmlb: parent?.kmlb ?? fields.kmlb,
    yefx: fields.yefx ?? parent?.yefx,
  };
}

async function assertStatus(
  subject: Draft<Subject> & Pick<Subject, "id">,
  context: FirmContext,
): Promise<void> {
  const { ztdm, parentCode, id } = subject;
  if (subject.status === 1) {
    const parent = parentCode === null ? undefined : await findSubject({ ztdm, kmdm: parentCode }, context);
    if (parent?.status === 0)
      throw new Refusal("rule", `上级科目${subjectLabel(parent)}已冻结，请先启用上级科目`);
    return;
  }
  const [latest] = await balancesOf(id, context);
  if (latest && latest.qmye !== 0)
    throw new Refusal("rule", `科目${subjectLabel(subject)}尚有余额，不能冻结`);
  const accounts = await RecordStore.open("bankAccount", context);
  if ((await accounts.count({ where: { companyId: ztdm, subjectId: id, status: 1 } })) > 0)
    throw new Refusal("rule", `科目${subjectLabel(subject)}正被银行账户使用，不能冻结`);
}

async function keepParentLeaf({ ztdm, parentCode }: Subject, context: FirmContext): Promise<void> {
  const parent = parentCode === null ? undefined : await findSubject({ ztdm, kmdm: parentCode }, context);
  if (!parent) return;
  const store = await RecordStore.open("subject", context);
  const hasChildren = (await store.count({ where: { ztdm, parentCode: parent.kmdm } })) > 0;
  const isLeaf = hasChildren ? 0 : 1;
  if (parent.isLeaf !== isLeaf) await patchRecords(context.db, [parent.id], { isLeaf });
}

/** Freezing goes down; a new name stands in the full names below. */
async function keepChildren(before: Subject, after: Subject, context: FirmContext): Promise<void> {
  const isFrozen = before.status === 1 && after.status === 0;
  if (!isFrozen && before.kmqc === after.kmqc) return;
  const store = await RecordStore.open("subject", context);
  const children = await store.list({ where: { ztdm: after.ztdm, parentCode: after.kmdm } });
  for (const child of children) await store.change(child, isFrozen ? { status: 0 } : {});
}
