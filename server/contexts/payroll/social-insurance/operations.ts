import type { FirmOperation } from "../../../contracts/operation.ts";
import { listContributions, summariseContributions } from "./list-contributions.ts";
import { listInsured } from "./list-insured.ts";

export const socialInsuranceOperations: readonly FirmOperation[] = [
  listContributions,
  summariseContributions,
  listInsured,
];
