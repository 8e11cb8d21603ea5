import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A test file by its path from the root, and the project of vite.config.ts that runs it. */
interface TestFile {
  readonly project: string;
  readonly file: string;
}

/**
 * Within each project the test files first that stand in the folder of a changed file: what a change breaks ends the run
 * early. Otherwise the order stays; so does that of the projects, for a worker is started anew for each.
 */
export function changedFirst<File extends TestFile>(
  files: readonly File[],
  changed: readonly string[],
): readonly File[] {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const isNear = ({ file }: File) => folders.has(path.posix.dirname(file));
  const projects = [...new Set(files.map(({ project }) => project))];
  return projects.flatMap((project) => {
    const own = files.filter((file) => file.project === project);
    return [...own.filter(isNear), ...own.filter((file) => !isNear(file))];
  });
}

/** Orders the tests of vitest by CHANGED, the changed files as a JSON array of paths from the root. */
export class ChangedFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = JSON.parse(process.env.CHANGED ?? "[]") as readonly string[];
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, which returns a new list.
    const files = (await super.sort(specifications)).map((specification) => ({
      specification,
      project: specification.project.name,
      file: path.relative(this.ctx.config.root, specification.moduleId).split(path.sep).join("/"),
    }));
    return changedFirst(files, changed).map(({ specification }) => specification);
  }
}
