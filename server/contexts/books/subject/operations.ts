import type { FirmOperation } from "../../../contracts/operation.ts";
import { accountingExists, balanceExists } from "./accounting-exists.ts";
import { batchAddSubjects, saveSubject } from "./add-subjects.ts";
import { selectSubjects } from "./select-subjects.ts";
import { checkDuplicateCode, checkDuplicateName, nextCode, validateRemoval } from "./subject-checks.ts";
import { subjectLedger } from "./subject-ledger.ts";
import { subjectTree } from "./subject-tree.ts";
import { trialBalance } from "./trial-balance.ts";

/** 会计科目. */
export const subjectOperations: readonly FirmOperation[] = [
  accountingExists,
  balanceExists,
  batchAddSubjects,
  checkDuplicateCode,
  checkDuplicateName,
  nextCode,
  saveSubject,
  selectSubjects,
  subjectLedger,
  subjectTree,
  trialBalance,
  validateRemoval,
];
