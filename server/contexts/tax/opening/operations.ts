import type { FirmOperation } from "../../../contracts/operation.ts";
import { checkOpenings, openingTemplate } from "./import-openings.ts";
import { openingSheet } from "./opening-sheet.ts";
import { saveOpening } from "./save-opening.ts";

/** Operations of the amounts that a month of VAT begins with. */
export const openingOperations: readonly FirmOperation[] = [
  openingSheet,
  saveOpening,
  openingTemplate,
  checkOpenings,
];
