import { resolveReference } from "../../project/follow-references.ts";
import { asObject, type Project } from "../../project/project.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { catalogueSchemas, writtenOperations } from "./catalogue-schemas.ts";
import { finding } from "../finding.ts";
import type { Place } from "../reading/place.ts";

const CHINESE = /\p{Script=Han}/u;
/** More references after each other lead in a circle. */
const MOST_REFERENCES = 8;

export const catalogueTitle = catalogueCheck(
  {
    slug: "catalogue-title",
    holds:
      "Operations have a Chinese `summary`, properties and parameters a Chinese `title`, their own or where their `$ref` leads; those of the envelope need none.",
    why: "People read them: as heads of columns and labels, and as what an operation did in the log.",
  },
  ["api"],
  function* (project) {
    for (const { value, at } of writtenOperations(project)) {
      if (isChinese(value.summary)) continue;
      yield finding(at, 'has no "summary" in Chinese: the log of operations tells of it by that');
    }
    for (const { schema, at, name, isEnvelope } of catalogueSchemas(project)) {
      if (name === undefined || isEnvelope) continue;
      if (isChinese(titleOf(schema, at, project))) continue;
      yield finding(at, 'has no "title" in Chinese, neither here nor where a "$ref" leads');
    }
  },
);

function isChinese(value: unknown): boolean {
  return typeof value === "string" && CHINESE.test(value);
}

function titleOf(schema: unknown, { file }: Pick<Place, "file">, project: Project): unknown {
  let here = { value: schema, file: file.path };
  for (let steps = 0; steps < MOST_REFERENCES; steps += 1) {
    const { title, $ref } = asObject(here.value);
    if (title !== undefined || typeof $ref !== "string") return title;
    here = resolveReference(project.files, here.file, $ref);
  }
  return undefined;
}
