import { maskedCell } from "../cells/masked-cell.tsx";

export const phoneCell = maskedCell();
