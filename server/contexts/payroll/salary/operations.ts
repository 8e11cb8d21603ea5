import type { FirmOperation } from "../../../contracts/operation.ts";
import { batchConfirm, batchCopy, checkCancelConfirm } from "./sheets/batch-salary.ts";
import { canDeletePerson, canUpdatePerson, checkPersonPhone } from "./persons/check-person.ts";
import { confirmSalary } from "./sheets/confirm-sheets.ts";
import { confirmStatus } from "./sheets/confirm-status.ts";
import { copySalary } from "./sheets/copy-sheet.ts";
import { declareStatus } from "./sheets/declare-status.ts";
import { deleteSalary } from "./sheets/delete-salary.ts";
import { SALARY } from "./lines/line-facts.ts";
import { importSalary } from "./lines/salary-import.ts";
import { saveSalary } from "./sheets/save-salary.ts";
import { compareContributions, handleContributions } from "./social-insurance/social-insurance-sync.ts";

export const salaryOperations: readonly FirmOperation[] = [
  saveSalary,
  copySalary,
  deleteSalary,
  importSalary("salary.import", "salaryLine", "薪酬"),
  confirmSalary,
  batchCopy,
  batchConfirm,
  checkCancelConfirm,
  confirmStatus,
  declareStatus,
  compareContributions,
  handleContributions,
  importSalary("salary.specialAdditionalDeduction.import", "specialAdditionalDeduction", "专项附加扣除"),
  importSalary("salary.cumulativeDeduction.import", "cumulativeDeduction", "累计扣除"),
  importSalary("salary.labourRemuneration.import", "salaryLine", "劳务报酬", [
    SALARY.labour,
    SALARY.continuousLabour,
  ]),
  importSalary("salary.annualLumpSumBonus.import", "salaryLine", "全年一次性奖金", [SALARY.bonus]),
  importSalary("salary.multiSourceIncome.import", "multiSourceIncome", "多处所得"),
  importSalary("salary.stockIncome.import", "stockIncome", "股权激励所得"),
  canDeletePerson,
  canUpdatePerson,
  checkPersonPhone,
];
