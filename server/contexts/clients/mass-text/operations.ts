import type { FirmOperation } from "../../../contracts/operation.ts";
import { textRecipients } from "./text-recipients.ts";
import { sendTexts } from "./send-texts.ts";
import { textResult } from "./text-result.ts";

export const massTextOperations: readonly FirmOperation[] = [textRecipients, sendTexts, textResult];
