import type { FirmOperation } from "../../../contracts/operation.ts";
import { taxTypeStates } from "./tax-type-states.ts";

export const feedbackOperations: readonly FirmOperation[] = [taxTypeStates];
