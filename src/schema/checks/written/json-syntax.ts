import type { Check } from "../check-context.ts";

export const jsonSyntax: Check = {
  slug: "json-syntax",
  holds: "A file is JSON, and names no key twice.",
  why: "Of a key that stands twice, readers take one or the other; half a file is no screen.",
  *run({ project }) {
    for (const file of project.files.values()) {
      for (const problem of file.problems) {
        yield { at: { file, pointer: "" }, position: problem, message: problem.message };
      }
    }
  },
};
