import { maskedCell } from "../masked-cell.tsx";

export const phoneCell = maskedCell();
