import type { Issue } from "../issue.ts";

/** Workflow commands of GitHub Actions: each issue shows beside its line in the pull request. */
export function githubReport(issues: readonly Issue[]): string {
  return issues
    .map(({ severity, slug, message, hint, ...place }) =>
      githubAnnotation(severity, place, slug, hint === undefined ? message : `${message}; ${hint}`),
    )
    .join("\n");
}

/** One annotation on one line, whatever its texts hold; the level is `error`, `warning` or `notice`. */
export function githubAnnotation(
  level: string,
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
  title: string,
  message: string,
): string {
  return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
