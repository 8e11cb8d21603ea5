import type { Plugin } from "vite";
import { prettyReport } from "../../src/schema/report/pretty.ts";
import { inspectSchemas } from "../check/inspect-schemas.ts";
import { planFiles } from "./plan-files.ts";

export function buildPlans(): Plugin {
  let root = "";
  return {
    name: "schemas:build",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const { issues, plans } = await inspectSchemas(root);
      if (issues.some(({ severity }) => severity === "error")) {
        this.error(`The schemas have errors:\n${prettyReport(issues)}`);
      }
      if (issues.length > 0) this.warn(prettyReport(issues));
      for (const [name, source] of planFiles(plans)) {
        this.emitFile({ type: "asset", fileName: `plans/${name}`, source });
      }
    },
  };
}
