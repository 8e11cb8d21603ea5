import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findIssues } from "../../scripts/check/find-issues.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { type Project, createProject } from "../../src/schema/project/project.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface MeasuredScreens {
  readonly project: Project;
  readonly issues: readonly Issue[];
  /** Without the warnings: that no route leads to these screens is as it should be. */
  readonly errors: readonly Issue[];
}

/** The measured screens, checked by the product's grammar and checks. */
export async function readMeasuredScreens(): Promise<MeasuredScreens> {
  const project = createProject(
    new Map([
      ...textsBelow(path.join(ROOT, "schemas"), "meta"),
      ...textsBelow(path.join(import.meta.dirname, "schemas"), ""),
    ]),
  );
  const { issues } = await findIssues(project);
  return { project, issues, errors: issues.filter(({ severity }) => severity === "error") };
}

function textsBelow(schemas: string, folder: string): [string, string][] {
  return readdirSync(path.join(schemas, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .map((name) => [`schemas/${name}`, readFileSync(path.join(schemas, name), "utf8")]);
}
