import { formattedCell } from "../formatted-cell.tsx";
import { numberContract } from "./contract.ts";

export const numberCell = formattedCell(numberContract);
