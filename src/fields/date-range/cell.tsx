import { formattedCell } from "../formatted-cell.tsx";
import { dateRangeContract } from "./contract.ts";

export const dateRangeCell = formattedCell(dateRangeContract);
