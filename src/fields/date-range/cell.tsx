import { formattedCell } from "../cells/formatted-cell.tsx";
import { dateRangeContract } from "./contract.ts";

export const dateRangeCell = formattedCell(dateRangeContract);
