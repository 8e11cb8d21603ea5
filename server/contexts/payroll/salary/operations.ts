import type { FirmOperation } from "../../../contracts/operation.ts";
import { confirmDoubts } from "./sheets/confirm-doubts.ts";
import { batchConfirm, batchCopy, checkCancelConfirm } from "./sheets/batch-salary.ts";
import { canDeletePerson, canUpdatePerson, checkPersonPhone } from "./persons/check-person.ts";
import { sendCards } from "./cards/send-cards.ts";
import { confirmSalary } from "./sheets/confirm-sheets.ts";
import { confirmStatus } from "./sheets/confirm-status.ts";
import { copySalary } from "./sheets/copy-sheet.ts";
import { declareStatus } from "./sheets/declare-status.ts";
import { deleteSalary } from "./sheets/delete-salary.ts";
import { salaryImportTemplate } from "./import/import-template.ts";
import { planSalaryFile, salaryImports } from "./import/salary-imports.ts";
import { savePerson } from "./persons/save-person.ts";
import { saveSalary } from "./sheets/save-salary.ts";
import { compareContributions, handleContributions } from "./social-insurance/social-insurance-sync.ts";

export const salaryOperations: readonly FirmOperation[] = [
  saveSalary,
  copySalary,
  deleteSalary,
  confirmSalary,
  batchCopy,
  batchConfirm,
  checkCancelConfirm,
  confirmDoubts,
  confirmStatus,
  declareStatus,
  compareContributions,
  handleContributions,
  planSalaryFile,
  ...salaryImports,
  salaryImportTemplate,
  savePerson,
  sendCards,
  canDeletePerson,
  canUpdatePerson,
  checkPersonPhone,
];
