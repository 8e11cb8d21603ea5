import { resolveReference, valueAt } from "../src/schema/project/follow-references.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import { asObject, type Project } from "../src/schema/project/project.ts";
import { joinPointer } from "../src/schema/project/schema-file.ts";

/** An object schema as it stands in a file. */
export interface ObjectPlace {
  readonly file: string;
  readonly pointer: string;
}

const JSON_BODY = ["content", "application/json", "schema"];

/** The place where the properties of an operation's rows are described, or those of its one record. Throws when there is none. */
export function locateRow(project: Project, operation: Operation): ObjectPlace {
  const answer = ["responses", "200", ...JSON_BODY, "properties", "result"];
  const rows = operation.paging ? ["properties", operation.paging.rows, "items"] : operation.row && ["items"];
  return locateObject(project, operation, "answer", [...answer, ...(rows ?? [])]);
}

/** The place where the properties of an operation's JSON body are described; undefined when it has none. */
export function locateBody(project: Project, operation: Operation): ObjectPlace | undefined {
  if (operation.body === "none") return undefined;
  return locateObject(project, operation, "body", ["requestBody", ...JSON_BODY]);
}

function locateObject(
  project: Project,
  { id, file, pointer }: Operation,
  what: string,
  steps: readonly string[],
): ObjectPlace {
  let place = behindReferences(project, { file, pointer });
  for (const step of steps)
    place = behindReferences(project, { file: place.file, pointer: joinPointer(place.pointer, step) });
  const { properties } = asObject(valueAt(project.files.get(place.file)?.value, place.pointer));
  if (properties === undefined)
    throw new Error(`the ${what} of "${id}" is no object with properties: write the field by hand`);
  return place;
}

function behindReferences(project: Project, place: ObjectPlace): ObjectPlace {
  let { file, pointer } = place;
  const seen = new Set<string>();
  for (;;) {
    const { $ref } = asObject(valueAt(project.files.get(file)?.value, pointer));
    if (typeof $ref !== "string" || seen.has($ref)) return { file, pointer };
    seen.add($ref);
    ({ file, pointer } = resolveReference(project.files, file, $ref));
  }
}
