import type { Check } from "./check-context.ts";

/** A file that is not JSON, or names a key twice, says something else than its author meant. */
export const jsonSyntax: Check = {
  slug: "json-syntax",
  *run({ project }) {
    for (const file of project.files.values()) {
      for (const problem of file.problems) {
        yield { at: { file, pointer: "" }, position: problem, message: problem.message };
      }
    }
  },
};
