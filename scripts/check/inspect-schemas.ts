import { contracts } from "../../src/contracts.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { planProject, type ProjectPlans } from "../../src/schema/plan/project/plan-project.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { findIssues } from "./find-issues.ts";

export interface Inspection {
  readonly project: Project;
  readonly issues: readonly Issue[];
  readonly plans: ProjectPlans;
}

/**
 * Reads `schemas/` below the root, checks all of it, types of expressions included, and plans what is free of errors.
 * Given the project as it was read before, it does again only what the changed files need.
 */
export async function inspectSchemas(root: string, before?: Project): Promise<Inspection> {
  const project = await readProject(root, before);
  const { issues } = await findIssues(project);
  return { project, issues, plans: planProject(project, contracts, issues) };
}
