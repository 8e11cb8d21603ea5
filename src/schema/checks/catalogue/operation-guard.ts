import { writtenOperations } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { extensionWord } from "./extension-word.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";
import { pointerSegments } from "../../project/schema-file.ts";

export const operationGuard = catalogueCheck(
  {
    slug: "operation-guard",
    holds:
      "Each operation says who may call it (`x-permission`) and whether it writes (`x-effect`); a `get` reads.",
    why: "Left to a default, a write is open to everyone, or a link changes data.",
  },
  ["api"],
  function* (project) {
    for (const { value, at } of writtenOperations(project)) {
      const effect = value["x-effect"];
      if (effect === undefined) {
        yield finding(
          at,
          `does not say whether it writes: ${extensionWord(at.file, "x-effect")} is missing`,
          {
            hint: 'say "read" or "write"',
          },
        );
      }
      if (effect === "write" && pointerSegments(at.pointer).at(-1) === "get") {
        yield finding(
          below(at, "x-effect"),
          "a GET writes nothing: whoever is led to its address would write",
          {
            hint: 'make it a "post"',
          },
        );
      }
      if (listOf([value["x-permission"]].flat()).some((code) => code !== undefined && code !== "")) continue;
      yield finding(
        at,
        `nobody knows who may call it: ${extensionWord(at.file, "x-permission")} is missing`,
        {
          hint: 'name a code of schemas/permissions, or "signed-in" for everyone who is',
        },
      );
    }
  },
);
