import type { FirmOperation } from "../../../contracts/operation.ts";
import { notifyWithheld } from "./notify-withheld.ts";
import { previewWithheld } from "./preview-withheld.ts";

/** Operations on notices of what clients withhold from their staff. */
export const withheldTaxOperations: readonly FirmOperation[] = [previewWithheld, notifyWithheld];
