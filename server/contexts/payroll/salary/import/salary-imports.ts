import { importingOperation } from "../../../../imports/import-operations.ts";
import { IMPORT_SETS, takeSet } from "./import-sets.ts";
import type { ImportTarget } from "./import-target.ts";

/** Take a file in and leave the job that imports it, unless something has to be decided before. */
export const salaryImports = Object.values(IMPORT_SETS).map((set) =>
  importingOperation(set.operation, {
    of: async (params, context) => await takeSet(set, params as ImportTarget, context),
  }),
);
