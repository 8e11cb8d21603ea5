import { formattedCell } from "../cells/formatted-cell.tsx";
import { cascaderContract } from "./contract.ts";

export const cascaderCell = formattedCell(cascaderContract);
