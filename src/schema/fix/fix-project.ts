import type { Issue } from "../issue.ts";
import type { Project } from "../project/project.ts";
import { applyEdits, type Edit, editsOf } from "./edit.ts";

interface FixedProject {
  readonly project: Project;
  readonly edits: readonly Edit[];
  /** The issues that are left. */
  readonly issues: readonly Issue[];
}

/**
 * Makes the edits that findings propose for these files, as long as there are some that help: one is kept when the
 * finding that it is for is gone and there is no new one anywhere. Edits are tried together first, and by halves when
 * they fail together. `find` gives all findings of a project.
 */
export async function fixProject(
  first: Project,
  find: (project: Project) => readonly Issue[] | Promise<readonly Issue[]>,
  mayEdit: (file: string) => boolean = () => true,
): Promise<FixedProject> {
  let project = first;
  let issues = await find(project);
  const made: Edit[] = [];
  const refused = new Set<string>();
  const proposed = () =>
    editsOf(
      issues.filter(({ file }) => mayEdit(file)),
      project,
    ).filter((edit) => !refused.has(editKey(edit)));
  let tried = proposed();
  while (tried.length > 0) {
    const after = applyEdits(project, tried);
    const left = await find(after);
    if (helps(tried, issues, left)) {
      made.push(...tried);
      project = after;
      issues = left;
      tried = proposed();
    } else if (tried.length > 1) {
      tried = tried.slice(0, Math.ceil(tried.length / 2));
    } else {
      for (const edit of tried) refused.add(editKey(edit));
      tried = proposed();
    }
  }
  return { project, edits: made, issues };
}

function helps(edits: readonly Edit[], before: readonly Issue[], after: readonly Issue[]): boolean {
  const known = new Set(before.map(issueKey));
  const left = new Set(after.map(issueKey));
  return edits.every(({ issue }) => !left.has(issueKey(issue))) && [...left].every((key) => known.has(key));
}

/** Lines and columns change with the words before them. */
function issueKey({ slug, file, pointer, message }: Issue): string {
  return [slug, file, pointer, message].join("\n");
}

function editKey({ issue, before, text }: Edit): string {
  return [issueKey(issue), before, text].join("\n");
}
