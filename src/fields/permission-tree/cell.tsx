import { formattedCell } from "../cells/formatted-cell.tsx";
import { permissionTreeContract } from "./contract.ts";

export const permissionTreeCell = formattedCell(permissionTreeContract);
