import { formattedCell } from "../cells/formatted-cell.tsx";
import { treeContract } from "./contract.ts";

export const treeCell = formattedCell(treeContract);
