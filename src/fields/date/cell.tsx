import { formattedCell } from "../formatted-cell.tsx";
import { dateContract } from "./contract.ts";

export const dateCell = formattedCell(dateContract);
