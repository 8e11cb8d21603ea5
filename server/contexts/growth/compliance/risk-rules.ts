import type { RiskRule } from "./risk-rule.ts";
import { companyRules } from "./rules/company-rules.ts";
import { invoiceRules } from "./rules/invoice-rules.ts";
import { payrollRules } from "./rules/payroll-rules.ts";
import { salesRules } from "./rules/sales-rules.ts";

/** Every check of the examination, as the system brings it. */
export const RISK_RULES: readonly RiskRule[] = [
  ...salesRules,
  ...invoiceRules,
  ...payrollRules,
  ...companyRules,
];
