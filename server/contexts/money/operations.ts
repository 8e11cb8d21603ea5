import type { ServedOperation } from "../../contracts/operation.ts";
import { feeOperations } from "./fee/operations.ts";

export const moneyOperations: readonly ServedOperation[] = [...feeOperations];
