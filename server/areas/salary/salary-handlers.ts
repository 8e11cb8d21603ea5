import type { Handlers } from "../../binding/handler.ts";
import { batchConfirm, batchCopy, checkCancelConfirm } from "./batch-salary.ts";
import { canDeletePerson, canUpdatePerson, checkPersonPhone } from "./check-person.ts";
import { confirmSalary } from "./confirm-sheets.ts";
import { confirmStatus } from "./confirm-status.ts";
import { copySalary } from "./copy-sheet.ts";
import { declareStatus } from "./declare-status.ts";
import { deleteSalary } from "./delete-salary.ts";
import { SALARY } from "./line-facts.ts";
import { importSalary } from "./salary-import.ts";
import { saveSalary } from "./save-salary.ts";
import { compareContributions, handleContributions } from "./social-insurance-sync.ts";

export const salaryHandlers: Handlers["firm"] = {
  "salary.save": saveSalary,
  "salary.copy": copySalary,
  "salary.delete": deleteSalary,
  "salary.import": importSalary("salaryLine", "薪酬"),
  "salary.confirm": confirmSalary,
  "salary.batchCopy": batchCopy,
  "salary.batchConfirm": batchConfirm,
  "salary.cancelConfirmBatchCheck": checkCancelConfirm,
  "salary.confirmQuery": confirmStatus,
  "salary.declareStatus": declareStatus,
  "salary.sbSync.compare": compareContributions,
  "salary.sbSync.handle": handleContributions,
  "salary.specialAdditionalDeduction.import": importSalary("specialAdditionalDeduction", "专项附加扣除"),
  "salary.cumulativeDeduction.import": importSalary("cumulativeDeduction", "累计扣除"),
  "salary.labourRemuneration.import": importSalary("salaryLine", "劳务报酬", [
    SALARY.labour,
    SALARY.continuousLabour,
  ]),
  "salary.annualLumpSumBonus.import": importSalary("salaryLine", "全年一次性奖金", [SALARY.bonus]),
  "salary.multiSourceIncome.import": importSalary("multiSourceIncome", "多处所得"),
  "salary.stockIncome.import": importSalary("stockIncome", "股权激励所得"),
  "salary.person.canDelete": canDeletePerson,
  "salary.person.canUpdate": canUpdatePerson,
  "salary.person.phoneCheck": checkPersonPhone,
};
