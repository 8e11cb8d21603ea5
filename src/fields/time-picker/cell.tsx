import { formattedCell } from "../cells/formatted-cell.tsx";
import { timePickerContract } from "./contract.ts";

export const timePickerCell = formattedCell(timePickerContract);
