import { createContext } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import { nothingAround } from "../steps/nothing-around.ts";

/** Ends the dialog around, after its question about what is not saved. */
export const DialogEnd = createContext<ActionContext["endDialog"]>(nothingAround.endDialog);
