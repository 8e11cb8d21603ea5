import type { ServedOperation } from "../../contracts/operation.ts";
import { pitOperations } from "./pit/operations.ts";
import { salaryOperations } from "./salary/operations.ts";
import { socialInsuranceOperations } from "./social-insurance/operations.ts";

export const payrollOperations: readonly ServedOperation[] = [
  ...pitOperations,
  ...salaryOperations,
  ...socialInsuranceOperations,
];
