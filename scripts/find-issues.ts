import { contracts } from "../src/contracts.ts";
import { byPlace, check } from "../src/schema/check.ts";
import type { Issue } from "../src/schema/issue.ts";
import type { Project } from "../src/schema/project/project.ts";
import { typeCheckIssues } from "./type-check-expressions.ts";

/** Everything that is wrong with a project, types of expressions included, sorted by place. */
export async function findIssues(project: Project): Promise<Issue[]> {
  const found = check(project, contracts);
  const typed = await typeCheckIssues(project, contracts);
  // The compiler stumbles over what a check has explained already, and says it less well.
  const unexplained = typed.filter(
    ({ file, pointer }) => !found.some((issue) => issue.file === file && issue.pointer === pointer),
  );
  return [...found, ...unexplained].toSorted(byPlace);
}
