import { compile } from "json-schema-to-typescript";
import type { Project } from "../src/schema/project/project.ts";
import { operationSchema } from "./operation-schema.ts";

/**
 * TypeScript text with an interface `Operations`: by its id, what each operation of the catalogue takes and
 * what a caller gets from it. `format` is for readers; without it the same types are ready several times sooner.
 */
export function emitOperationTypes(project: Project, { format }: { format: boolean }): Promise<string> {
  return compile(operationSchema(project), "Operations", {
    bannerComment: "// Written by `npm run generate` from schemas/api and schemas/enums.",
    format,
    style: { printWidth: 110 },
  });
}
