import { formattedCell } from "../cells/formatted-cell.tsx";
import { datetimeContract } from "./contract.ts";

export const datetimeCell = formattedCell(datetimeContract);
