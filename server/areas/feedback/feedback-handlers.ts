import type { Handlers } from "../../binding/handler.ts";
import { countFeedback } from "./count-feedback.ts";
import { taxTypeStates } from "./tax-type-states.ts";

export const feedbackHandlers: Handlers["firm"] = {
  "feedback.pageCount": countFeedback,
  "feedback.ztSzStatus": taxTypeStates,
};
