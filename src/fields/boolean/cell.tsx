import { formattedCell } from "../formatted-cell.tsx";
import { booleanContract } from "./contract.ts";

export const booleanCell = formattedCell(booleanContract);
