import type { Project } from "../../../src/schema/project/project.ts";

const FOLDER = "schemas/api/";

/** Path → OpenAPI document, in the order of their paths; what is no object is left out. */
export function documentsOf({ files }: Pick<Project, "files">): ReadonlyMap<string, object> {
  return new Map(
    [...files].flatMap(([path, { value }]) =>
      path.startsWith(FOLDER) && typeof value === "object" && value !== null ? [[path, value]] : [],
    ),
  );
}
