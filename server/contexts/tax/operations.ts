import type { ServedOperation } from "../../contracts/operation.ts";
import { annualSettlementOperations } from "./annual-settlement/operations.ts";
import { feedbackOperations } from "./feedback/operations.ts";
import { progressOperations } from "./progress/operations.ts";
import { incomeTaxOperations } from "./income-tax/operations.ts";
import { invoiceOperations } from "./invoice/operations.ts";
import { openingOperations } from "./opening/operations.ts";
import { predictionOperations } from "./prediction/operations.ts";
import { redLetterOperations } from "./red-letter/operations.ts";
import { situationOperations } from "./situation/operations.ts";
import { specialCaseOperations } from "./special-case/operations.ts";
import { taxConfirmOperations } from "./tax-confirm/operations.ts";
import { taxDeclareOperations } from "./tax-declare/operations.ts";
import { taxLoginOperations } from "./tax-login/operations.ts";
import { taxNoticeOperations } from "./tax-notice/operations.ts";
import { withheldTaxOperations } from "./withheld-tax/operations.ts";
import { analyseCompany } from "./analysis/analyse-company.ts";

export const taxOperations: readonly ServedOperation[] = [
  ...annualSettlementOperations,
  ...feedbackOperations,
  ...progressOperations,
  ...incomeTaxOperations,
  ...invoiceOperations,
  ...openingOperations,
  ...predictionOperations,
  ...redLetterOperations,
  ...situationOperations,
  ...specialCaseOperations,
  ...taxConfirmOperations,
  ...taxDeclareOperations,
  ...taxLoginOperations,
  ...taxNoticeOperations,
  ...withheldTaxOperations,
  analyseCompany,
];
