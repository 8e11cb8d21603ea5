import type { Issue, Replacement } from "../issue.ts";
import { createProject, type Project } from "../project/project.ts";

/** A part of a file that another text takes the place of, and the finding that it mends. */
export interface Edit extends Replacement {
  readonly issue: Issue;
  readonly before: string;
}

/**
 * The edits that the issues propose, each place once. Nothing for a file that cannot be read to its end, nor for
 * two names each of which may be the other one misspelt.
 */
export function editsOf(issues: readonly Issue[], project: Project): Edit[] {
  const edits = new Map<string, Edit>();
  for (const issue of issues) {
    const file = project.files.get(issue.file);
    if (!issue.replacement || !file || file.problems.length > 0) continue;
    const { start, end, text } = issue.replacement;
    const place = `${issue.file}:${start}`;
    const known = edits.get(place);
    if (known && known.text !== text) return editsOf(others(issues, place), project);
    edits.set(place, known ?? { issue, start, end, text, before: file.text.slice(start, end) });
  }
  const all = [...edits.values()];
  return all.filter(
    ({ before, text }) => !all.some((candidate) => candidate.before === text && candidate.text === before),
  );
}

/** The issues without those about a place for which several texts are proposed. */
function others(issues: readonly Issue[], place: string): Issue[] {
  return issues.filter(({ file, replacement }) => `${file}:${replacement?.start}` !== place);
}

/** The project after the edits, none of which overlaps another. */
export function applyEdits(project: Project, edits: readonly Edit[]): Project {
  const texts = new Map([...project.files].map(([path, { text }]) => [path, text]));
  for (const { issue, start, end, text } of edits.toSorted((left, right) => right.start - left.start)) {
    const before = texts.get(issue.file) ?? "";
    texts.set(issue.file, before.slice(0, start) + text + before.slice(end));
  }
  return createProject(texts, project);
}
