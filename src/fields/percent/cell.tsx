import { formattedCell } from "../cells/formatted-cell.tsx";
import { percentContract } from "./contract.ts";

export const percentCell = formattedCell(percentContract);
