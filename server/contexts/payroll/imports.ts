import type { ImportKind } from "../../contracts/firm-context.ts";
import { salaryImportKinds } from "./salary/import/import-kinds.ts";

/** The kinds of file that payroll takes in. */
export const payrollImports: readonly ImportKind[] = salaryImportKinds;
