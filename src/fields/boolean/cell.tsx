import { formattedCell } from "../cells/formatted-cell.tsx";
import { booleanContract } from "./contract.ts";

export const booleanCell = formattedCell(booleanContract);
