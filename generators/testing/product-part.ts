import { contracts } from "../../src/contracts.ts";
import { check } from "../../src/schema/check.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { createProject, type Project } from "../../src/schema/project/project.ts";
import { project as product, withFiles } from "./changed-project.ts";

/** What is checked in seconds where the whole product takes minutes. */
interface ProductPart {
  readonly project: Project;
  /** The part once these files are written, path → text. */
  readonly withFiles: (changed: Iterable<readonly [string, string]>, before?: Project) => Project;
  /** What the check finds since then: what the part itself lacks is no fault. */
  readonly issuesOf: (changed: Project) => readonly Issue[];
  /** The errors of these; nothing uses yet what has just been begun. */
  readonly errorsOf: (changed: Project) => readonly Issue[];
}

/** Blocks of every area's screens are taken by those that are begun, too. */
const IS_SHOWN = /^schemas\/(screens|blocks(?!\/shared\/)|states)\//;

/** All but the screens, blocks and states that are there: every operation, route, code and code table. */
export function productWithoutScreens(): ProductPart {
  return partOf((path) => !IS_SHOWN.test(path));
}

/** Of the operations those of a few areas alone. */
export function productOfAreas(...areas: readonly string[]): ProductPart {
  const kept = new Set(["shared", ...areas].map((area) => `schemas/api/${area}.json`));
  return partOf((path) => !IS_SHOWN.test(path) && (!path.startsWith("schemas/api/") || kept.has(path)));
}

function partOf(isKept: (path: string) => boolean): ProductPart {
  const texts = [...product.files.values()].map(({ path, text }): [string, string] => [path, text]);
  const project = createProject(new Map(texts.filter(([path]) => isKept(path))), product);
  let known: ReadonlySet<string> | undefined;
  const issuesOf = (changed: Project): readonly Issue[] => {
    const before = (known ??= new Set(check(project, contracts).map(keyOf)));
    return check(changed, contracts).filter((issue) => !before.has(keyOf(issue)));
  };
  return {
    project,
    withFiles: (changed, before = project) => withFiles(changed, before),
    issuesOf,
    errorsOf: (changed) =>
      issuesOf(changed).filter(({ severity, slug }) => severity === "error" && slug !== "unused"),
  };
}

/** Lines change with what is written before them. */
function keyOf({ slug, file, message }: Issue): string {
  return [slug, file, message].join("\n");
}
