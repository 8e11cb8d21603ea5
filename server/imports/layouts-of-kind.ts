import type { Project } from "../../src/schema/project/project.ts";
import type { FileLayout } from "./table/match-columns.ts";

/** The layouts of a kind of file that are declared below `schemas/imports`. */
export function layoutsOfKind(_kind: string, _project: Project): readonly FileLayout[] {
  return [];
}
