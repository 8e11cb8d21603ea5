import type { FirmOperation } from "../../binding/operation.ts";
import { countFeedback } from "./count-feedback.ts";
import { taxTypeStates } from "./tax-type-states.ts";

export const feedbackOperations: readonly FirmOperation[] = [countFeedback, taxTypeStates];
