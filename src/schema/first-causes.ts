import { filesOfScreen } from "./files-of-screen.ts";
import type { Issue } from "./issue.ts";
import type { Project } from "./project/project.ts";

const CAUSE = "list-source";
/** Rules that hold a screen against the rows and parameters of its list. */
const FOLLOWERS: ReadonlySet<string> = new Set([
  "allowance",
  "column-field",
  "constant-condition",
  "control-option",
  "date-literal",
  "example",
  "expression-type",
  "field-kind",
  "field-options",
  "filter-field",
  "filter-parts",
  "operation-parameters",
  "permission-implies",
  "row-key",
  "sort-column",
  "state-predicate",
  "table-type",
]);

/**
 * Leaves out findings that follow from a wrong operation of a list: they go, or show themselves, with the right one.
 */
export function firstCauses(issues: readonly Issue[], project: Project): readonly Issue[] {
  const causes = issues.filter(({ slug }) => slug === CAUSE).map(({ file }) => file);
  if (causes.length === 0) return issues;
  const screens = [...project.screens].filter(([, { file }]) => causes.includes(file.path));
  const files = new Set([...causes, ...screens.flatMap(([id]) => [...filesOfScreen(project, id)])]);
  return issues.filter(({ slug, file }) => !(FOLLOWERS.has(slug) && files.has(file)));
}
