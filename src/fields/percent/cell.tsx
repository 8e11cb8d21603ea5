import { formattedCell } from "../formatted-cell.tsx";
import { percentContract } from "./contract.ts";

export const percentCell = formattedCell(percentContract);
