import { importingOperation, planningOperation } from "../../../../imports/import-operations.ts";
import { IMPORT_SETS, type ImportSetName, takeSet } from "./import-sets.ts";
import type { ImportTarget } from "./import-target.ts";

/** Keeps a file and says what would become of it; nothing is imported yet. */
const planSalaryImport = planningOperation("salary.importPlan", {
  of: async (params, context) => {
    const { set, ...target } = params as ImportTarget & { readonly set: ImportSetName };
    return await takeSet(IMPORT_SETS[set], target, context);
  },
});

/** Take a file in and leave the job that imports it, unless something has to be decided before. */
const importingOperations = Object.values(IMPORT_SETS).map((set) =>
  importingOperation(set.operation, {
    of: async (params, context) => await takeSet(set, params as ImportTarget, context),
  }),
);

export const salaryImports = [planSalaryImport, ...importingOperations];
