import type { CheckResult } from "../checks/suppressions.ts";
import type { EntryReading } from "../checks/check-context.ts";
import { listExpressions } from "../checks/expressions/list-expressions.ts";
import type { Project } from "../project/project.ts";
import { count } from "./count.ts";
import { handWritten } from "./hand-written.ts";
import { waitingLinks } from "./waiting-links.ts";

/** The number of files, screens and issues, in one line. */
export function projectSummary(
  project: Project,
  readings: readonly EntryReading[],
  { issues, allowed }: CheckResult,
): string {
  const templates = readings.flatMap((reading) => reading.templates);
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
  const passed = allowed.length > 0 ? `, ${count(allowed.length, "finding")} allowed` : "";
  return `${looked}: ${count(errors, "error")}, ${count(issues.length - errors, "warning")}${passed}`;
}

/** Suppressed findings, the parts of screens that are code, and links that wait for their route: one line each. */
export function exceptionLines(
  project: Project,
  readings: readonly EntryReading[],
  { allowed }: CheckResult,
): string[] {
  return [
    ...allowed.map(
      ({ issue: { file, line, column, slug }, reason }) =>
        `${file}:${line}:${column} allowed ${slug}  ${reason}`,
    ),
    ...handWritten(readings).map(
      ({ screen, handlers, surfaces }) =>
        `${screen}  hand-written: ${count(surfaces, "surface")}, ${count(handlers, "handler")}`,
    ),
    ...waitingLinks(readings, project).map(
      ({ screen, routes }) =>
        `${screen}  figures without a link until these routes open: ${routes.join(", ")}`,
    ),
  ];
}
