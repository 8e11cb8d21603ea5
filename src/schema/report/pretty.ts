import type { Issue } from "../issue.ts";

/** One line for each issue; terminals and editors make its place a link. */
export function prettyReport(issues: readonly Issue[]): string {
  return issues
    .map(
      ({ file, line, column, severity, slug, message, hint }) =>
        `${file}:${line}:${column} ${severity} ${slug}  ${message}${hint === undefined ? "" : `; ${hint}`}`,
    )
    .join("\n");
}
