import type { FirmOperation } from "../../../contracts/operation.ts";
import { listRedLetters } from "./list-red-letters.ts";
import { transferRedLetters } from "./transfer-red-letters.ts";

/** Operations on red letters to purchases that were deducted. */
export const redLetterOperations: readonly FirmOperation[] = [listRedLetters, transferRedLetters];
