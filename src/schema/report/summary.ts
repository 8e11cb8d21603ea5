import { createContext } from "../checks/check-context.ts";
import { listExpressions } from "../checks/list-expressions.ts";
import type { Contracts } from "../contracts.ts";
import type { Issue } from "../issue.ts";
import type { Project } from "../project/project.ts";

/** What was looked at and what was found, in one line. */
export function projectSummary(project: Project, contracts: Contracts, issues: readonly Issue[]): string {
  const templates = createContext(project, contracts).readings.flatMap((reading) => reading.templates);
  const places = listExpressions(templates).map(
    ({ place, start }) => `${place.file.path}#${place.pointer}#${start}`,
  );
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const looked = [
    count(project.files.size, "file"),
    count(project.screens.size, "screen"),
    count(project.operations.size, "operation"),
    count(new Set(places).size, "expression"),
  ].join(", ");
  return `${looked}: ${count(errors, "error")}, ${count(issues.length - errors, "warning")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
