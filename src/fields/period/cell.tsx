import { formattedCell } from "../cells/formatted-cell.tsx";
import { periodContract } from "./contract.ts";

export const periodCell = formattedCell(periodContract);
