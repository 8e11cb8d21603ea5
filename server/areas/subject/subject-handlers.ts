import type { Handlers } from "../../binding/handler.ts";
import { accountingExists, balanceExists } from "./accounting-exists.ts";
import { batchAddSubjects, saveSubject } from "./add-subjects.ts";
import { selectSubjects } from "./select-subjects.ts";
import { checkDuplicateCode, checkDuplicateName, nextCode, validateRemoval } from "./subject-checks.ts";
import { subjectTree } from "./subject-tree.ts";

/** 会计科目. */
export const subjectHandlers: Handlers["firm"] = {
  "subject.accountingExists": accountingExists,
  "subject.balanceExists": balanceExists,
  "subject.batchAdd": batchAddSubjects,
  "subject.checkDuplicateCode": checkDuplicateCode,
  "subject.checkDuplicateName": checkDuplicateName,
  "subject.nextCode": nextCode,
  "subject.save": saveSubject,
  "subject.select": selectSubjects,
  "subject.tree": subjectTree,
  "subject.validateRemoval": validateRemoval,
};
