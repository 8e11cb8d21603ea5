import { contracts } from "../../src/contracts.ts";
import { byPlace, runChecks } from "../../src/schema/check.ts";
import { applySuppressions, type CheckResult } from "../../src/schema/checks/suppressions.ts";
import { EXPRESSION_TYPE } from "../../src/schema/checks/checks.ts";
import type { Contracts } from "../../src/schema/contracts.ts";
import { firstCauses } from "../../src/schema/first-causes.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { openApiIssues } from "./open-api-issues.ts";
import { readNamesText } from "./names-text.ts";
import { typeCheckIssues } from "./type-check-expressions.ts";

/**
 * Everything that is wrong with a project, types of expressions and the form of the catalogue's documents included,
 * sorted by place; and what its authors let pass. About `screens` it is quicker, and the catalogue counts as right.
 */
export async function findIssues(project: Project, about: "all" | "screens" = "all"): Promise<CheckResult> {
  const compiling = typeCheckIssues(project, contracts);
  const validating = about === "all" ? openApiIssues(project) : [];
  const checkResult = runChecks(project, about === "all" ? await withTexts() : contracts, about);
  const typed = applySuppressions(project, await compiling, [EXPRESSION_TYPE]);
  // Others stumble over what a check has explained already, and say it less well.
  const unexplained = [...typed.issues, ...(await validating)].filter(
    ({ file, pointer }) =>
      !checkResult.issues.some((issue) => issue.file === file && issue.pointer === pointer),
  );
  return {
    issues: firstCauses([...checkResult.issues, ...unexplained], project).toSorted(byPlace),
    allowed: [...checkResult.allowed, ...typed.allowed],
  };
}

let known: Promise<Contracts> | undefined;

/** The contracts with what the code says of fixed texts: read once, as it does not change while schemas are checked. */
function withTexts(): Promise<Contracts> {
  known ??= readNamesText().then((namesText) => ({ ...contracts, namesText }));
  return known;
}
