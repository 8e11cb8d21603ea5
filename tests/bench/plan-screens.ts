import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { findIssues } from "../../scripts/find-issues.ts";
import { screenFile } from "../../scripts/vite-plugin/plan-files.ts";
import { contracts } from "../../src/contracts.ts";
import { planProject } from "../../src/schema/plan/plan-project.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { prettyReport } from "../../src/schema/report/pretty.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Delivers the plans of the measured screens below `plans/`, checked and planned as the product's are. */
export function benchPlans(): Plugin {
  return {
    name: "bench:plans",
    async generateBundle() {
      // The product's grammar judges the measured screens too.
      const project = createProject(
        new Map([
          ...textsBelow(path.join(ROOT, "schemas"), "meta"),
          ...textsBelow(path.join(import.meta.dirname, "schemas"), ""),
        ]),
      );
      const { issues } = await findIssues(project);
      // That no route leads to these screens is as it should be, and a warning.
      const errors = issues.filter(({ severity }) => severity === "error");
      if (errors.length > 0) this.error(`The schemas have errors:\n${prettyReport(errors)}`);
      for (const [id, plan] of planProject(project, contracts, issues).screens) {
        this.emitFile({ type: "asset", fileName: `plans/${screenFile(id)}`, source: JSON.stringify(plan) });
      }
    },
  };
}

function textsBelow(schemas: string, folder: string): [string, string][] {
  return readdirSync(path.join(schemas, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .map((name) => [`schemas/${name}`, readFileSync(path.join(schemas, name), "utf8")]);
}
