import type { FirmOperation } from "../../../contracts/operation.ts";
import { batchCollect, scheduledCollect } from "./collect-declarations.ts";
import { listDeclarations, summariseDeclarations } from "./list-declarations.ts";
import { checkUndo, revokeDeclaration } from "./revoke-declaration.ts";

export const pitOperations: readonly FirmOperation[] = [
  listDeclarations,
  summariseDeclarations,
  batchCollect,
  scheduledCollect,
  checkUndo,
  revokeDeclaration,
];
