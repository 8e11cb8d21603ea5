import type { Handlers } from "../../binding/handler.ts";
import { confirmInfo, copyStatus, setCopyStatus } from "./declaration-state.ts";
import { submitDeclarations } from "./declare-taxes.ts";

/** What the operations on declarations do; annual settlements are served as records. */
export const taxDeclareHandlers: Handlers["firm"] = {
  "taxDeclare.copyStatus": copyStatus,
  "taxDeclare.batchSubmit": submitDeclarations,
  "taxDeclare.batchSetCopyStatus": setCopyStatus,
  "taxDeclare.confirmInfo": confirmInfo,
};
