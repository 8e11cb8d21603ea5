import { formattedCell } from "../formatted-cell.tsx";
import { periodContract } from "./contract.ts";

export const periodCell = formattedCell(periodContract);
