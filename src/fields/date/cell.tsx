import { formattedCell } from "../cells/formatted-cell.tsx";
import { dateContract } from "./contract.ts";

export const dateCell = formattedCell(dateContract);
