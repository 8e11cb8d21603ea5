import { asObject, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

const WORDS = ["public", "signed-in"];

interface Listed {
  readonly word: string;
  readonly id: string;
  readonly at: Place;
}

export const openOperation: Check = {
  slug: "open-operation",
  holds:
    'Every `"signed-in"` and `"public"` operation stands in the closed lists of schemas/permissions/for-everyone.json as well.',
  why: "Opening an operation to everyone is never a slip of one word.",
  *run({ project }) {
    const listed = listedOperations(project);
    const known = new Set(listed.map(({ word, id }) => `${word} ${id}`));
    for (const { id, permission, file: path, pointer } of project.allOperations) {
      const file = project.files.get(path);
      for (const word of file ? permission.filter((candidate) => WORDS.includes(candidate)) : []) {
        if (!file || known.has(`${word} ${id}`)) continue;
        yield finding(
          below({ file, pointer }, "x-permission"),
          `${id} is ${JSON.stringify(word)}, but no list of schemas/permissions says that it may be`,
          {
            hint: `name a code, or add it to ${JSON.stringify(word)} in schemas/permissions/for-everyone.json`,
          },
        );
      }
    }
    for (const entry of listed) yield* idle(entry, project);
  },
};

function listedOperations(project: Project): Listed[] {
  return [...project.files.values()]
    .filter(({ path }) => path.startsWith("schemas/permissions/"))
    .flatMap((file) =>
      WORDS.flatMap((word) =>
        listOf(asObject(file.value)[word]).map((id, index) => ({
          word,
          id: textOf(id),
          at: below({ file, pointer: "" }, word, index),
        })),
      ),
    );
}

function* idle({ word, id, at }: Listed, { operations }: Project): Iterable<Finding> {
  const operation = operations.get(id);
  if (!operation) yield unknownName(at, id, "no such operation in the catalogue", operations.keys());
  else if (operation.permission.length > 0 && !operation.permission.includes(word)) {
    yield finding(at, `${id} is not ${JSON.stringify(word)} in the catalogue; take it away`);
  }
}
