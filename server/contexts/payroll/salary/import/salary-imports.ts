import { importingOperation, planningOperation } from "../../../../imports/import-operations.ts";
import type { ParamsOf } from "../../../../contracts/operation.ts";
import { IMPORT_SETS, takeSet } from "./import-sets.ts";
import type { ImportTarget } from "./import-target.ts";

/** Take a file in and leave the job that imports it, unless something has to be decided before. */
export const salaryImports = Object.values(IMPORT_SETS).map((set) =>
  importingOperation(set.operation, {
    of: async (params, context) => await takeSet(set, params as ImportTarget, context),
  }),
);

/** Takes a file of any of the sets in and says what would become of it. */
export const planSalaryFile = planningOperation("salary.importPlan", {
  of: async (params, context) => {
    const { set, companyId, kjnd, kjqj, xctjid } = params as ParamsOf<"salary.importPlan">;
    return await takeSet(IMPORT_SETS[set], { companyId, kjnd, kjqj, xctjid }, context);
  },
});
