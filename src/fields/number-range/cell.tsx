import { formattedCell } from "../cells/formatted-cell.tsx";
import { numberRangeContract } from "./contract.ts";

export const numberRangeCell = formattedCell(numberRangeContract);
