import type { ServedOperation } from "../../contracts/operation.ts";
import { complianceOperations } from "./compliance/operations.ts";
import { fintaxErrorOperations } from "./fintax-error/operations.ts";
import { opportunityOperations } from "./opportunity/operations.ts";
import { visitOperations } from "./visit/operations.ts";

export const growthOperations: readonly ServedOperation[] = [
  ...complianceOperations,
  ...fintaxErrorOperations,
  ...opportunityOperations,
  ...visitOperations,
];
