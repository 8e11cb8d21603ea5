import { formattedCell } from "../cells/formatted-cell.tsx";
import { taxNumberContract } from "./contract.ts";

export const taxNumberCell = formattedCell(taxNumberContract);
