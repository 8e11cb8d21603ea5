import type { FirmOperation } from "../../../contracts/operation.ts";
import { confirmInfo, copyStatus, setCopyStatus } from "./declaration-state.ts";
import { submitDeclarations } from "./declare-taxes.ts";

/** Operations on declarations; annual settlements are served as records. */
export const taxDeclareOperations: readonly FirmOperation[] = [
  copyStatus,
  submitDeclarations,
  setCopyStatus,
  confirmInfo,
];
