import { formattedCell } from "../formatted-cell.tsx";
import { textContract } from "./contract.ts";

export const textCell = formattedCell(textContract);
