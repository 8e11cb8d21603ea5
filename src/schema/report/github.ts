import type { Issue } from "../issue.ts";

/** Workflow commands of GitHub Actions: each issue shows beside its line in the pull request. */
export function githubReport(issues: readonly Issue[]): string {
  return issues
    .map(({ file, line, column, severity, slug, message, hint }) => {
      const place = `file=${property(file)},line=${line},col=${column},title=${property(slug)}`;
      return `::${severity} ${place}::${data(hint === undefined ? message : `${message}; ${hint}`)}`;
    })
    .join("\n");
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
