import { formattedCell } from "../formatted-cell.tsx";
import { treeContract } from "./contract.ts";

export const treeCell = formattedCell(treeContract);
