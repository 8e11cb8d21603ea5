import { nextSubjectCode } from "../../../../src/domain/chart-of-accounts/subject-code.ts";
import { isSameName } from "../../../../src/domain/same-name.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { removalReasons } from "./removal-reasons.ts";
import { type Subject, findSubject, readSubjects, subjectLabel } from "./subject.ts";

/** The lowest free code below a subject. */
export const nextCode = operation("subject.nextCode", async ({ ztdm, parentCode }, context) => {
  const parent = await findSubject({ ztdm, kmdm: parentCode }, context);
  if (!parent) throw new Refusal("missing", `上级科目 ${parentCode} 不存在，请刷新后重试`);
  if (parent.level === 4)
    throw new Refusal("rule", `科目${subjectLabel(parent)}已是最末级，不能再有下级科目`);
  const codes = (await readSubjects(ztdm, context)).map(({ kmdm }) => kmdm);
  const kmdm = nextSubjectCode(parentCode, codes);
  if (kmdm === undefined) throw new Refusal("rule", `科目${subjectLabel(parent)}的下级代码已用完`);
  return { kmdm, parentCode, parentName: parent.kmqc };
});

/** The verdict on deleting a subject, with all that speaks against it. */
export const validateRemoval = operation("subject.validateRemoval", async ({ id, ztdm }, context) => {
  const store = await RecordStore.open("subject", context);
  const subject = (await store.find(id)) as Subject;
  if (ztdm !== undefined && subject.ztdm !== ztdm)
    throw new Refusal("missing", "科目不属于此账套，请刷新后重试");
  const reasons = await removalReasons(subject, context);
  return { removable: reasons.length === 0, reasons };
});

/** The verdict on a name: another subject at the same place has it, or none. */
export const checkDuplicateName = operation(
  "subject.checkDuplicateName",
  async ({ ztdm, kmmc, parentCode = null, id }, context) => {
    const store = await RecordStore.open("subject", context);
    const beside = await store.list({ where: { ztdm, parentCode } });
    const isKept = beside.some((subject) => subject.id === id && subject.kmmc === kmmc);
    return duplicate(isKept ? [] : beside.filter((subject) => isSameName(subject.kmmc, kmmc)), id);
  },
);

/** The verdict on a code: another subject of the ledger has it, or none. */
export const checkDuplicateCode = operation(
  "subject.checkDuplicateCode",
  async ({ ztdm, kmdm, id }, context) => {
    const store = await RecordStore.open("subject", context);
    return duplicate(await store.list({ where: { ztdm, kmdm } }), id);
  },
);

function duplicate(subjects: readonly Subject[], ownId: number | undefined) {
  const duplicated = subjects.find(({ id }) => id !== ownId);
  return {
    duplicate: duplicated !== undefined,
    kmdm: duplicated?.kmdm ?? null,
    kmmc: duplicated?.kmmc ?? null,
  };
}
