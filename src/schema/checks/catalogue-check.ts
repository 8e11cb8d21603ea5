import type { Project } from "../project/project.ts";
import type { Check, Finding } from "./check-context.ts";
import { keptFor } from "./kept-for.ts";

/** A rule over these folders of `schemas/` alone; while screens are written they stay the same, and so do its findings. */
export function catalogueCheck(
  slug: string,
  folders: readonly string[],
  judge: (project: Project) => Iterable<Finding>,
): Check {
  const findings = keptFor(folders, (project) => [...judge(project)]);
  return { slug, run: ({ project }) => findings(project) };
}
