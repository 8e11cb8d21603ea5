import { formattedCell } from "../cells/formatted-cell.tsx";
import { numberContract } from "./contract.ts";

export const numberCell = formattedCell(numberContract);
