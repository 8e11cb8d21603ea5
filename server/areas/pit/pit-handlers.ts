import type { Handlers } from "../../binding/handler.ts";
import { batchCollect, scheduledCollect } from "./collect-declarations.ts";
import { listDeclarations, summariseDeclarations } from "./list-declarations.ts";
import { checkUndo, revokeDeclaration } from "./revoke-declaration.ts";

export const pitHandlers: Handlers["firm"] = {
  "pit.list": listDeclarations,
  "pit.listSummary": summariseDeclarations,
  "pit.batchCollect": batchCollect,
  "pit.scheduledCollect": scheduledCollect,
  "pit.checkGsUndo": checkUndo,
  "pit.revokeDeclaration": revokeDeclaration,
};
