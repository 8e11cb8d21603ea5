import { maskedCell } from "../cells/masked-cell.tsx";
import { identityNote } from "./identity-note.ts";

/** The whole number gives birth date and age. */
export const idcardCell = maskedCell(identityNote);
