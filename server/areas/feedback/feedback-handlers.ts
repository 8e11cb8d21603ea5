import type { Handlers } from "../../binding/handler.ts";
import { taxTypeStates } from "./tax-type-states.ts";

export const feedbackHandlers: Handlers["firm"] = {
  "feedback.ztSzStatus": taxTypeStates,
};
