import { formattedCell } from "../cells/formatted-cell.tsx";
import { transferContract } from "./contract.ts";

export const transferCell = formattedCell(transferContract);
