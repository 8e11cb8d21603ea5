import type { ServedOperation } from "../../contracts/operation.ts";
import { collectionOperations } from "./collection/operations.ts";
import { companyOperations } from "./company/operations.ts";
import { companyUserAuthOperations } from "./company-user-auth/operations.ts";
import { customerProfileOperations } from "./customer-profile/operations.ts";
import { massTextOperations } from "./mass-text/operations.ts";
import { rightsOperations } from "./rights/operations.ts";
import { delegationOperations } from "./delegation/operations.ts";

export const clientsOperations: readonly ServedOperation[] = [
  ...collectionOperations,
  ...companyOperations,
  ...companyUserAuthOperations,
  ...customerProfileOperations,
  ...massTextOperations,
  ...rightsOperations,
  ...delegationOperations,
];
