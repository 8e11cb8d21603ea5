import type { Plugin } from "vite";
import { screenFile } from "../../scripts/vite-plugin/plan-files.ts";
import { contracts } from "../../src/contracts.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { prettyReport } from "../../src/schema/report/pretty.ts";
import { readMeasuredScreens } from "./read-measured-screens.ts";

/** Delivers the plans of the measured screens below `plans/`, checked and planned as the product's are. */
export function benchPlans(): Plugin {
  return {
    name: "bench:plans",
    async generateBundle() {
      const { project, issues, errors } = await readMeasuredScreens();
      if (errors.length > 0) this.error(`The schemas have errors:\n${prettyReport(errors)}`);
      for (const [id, plan] of planProject(project, contracts, issues).screens) {
        this.emitFile({ type: "asset", fileName: `plans/${screenFile(id)}`, source: JSON.stringify(plan) });
      }
    },
  };
}
