import { formattedCell } from "../cells/formatted-cell.tsx";
import { optionsContract } from "./contract.ts";

export const optionsCell = formattedCell(optionsContract);
