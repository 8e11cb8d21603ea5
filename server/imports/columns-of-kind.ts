import { columnsOfKind as columnsOf } from "../../src/schema/imports/import-columns.ts";
import type { ImportKindFile, ImportLayout } from "../../src/schema/project/import-kind.ts";
import type { Project } from "../../src/schema/project/project.ts";
import type { WorkbookColumn } from "../platform/spreadsheet/workbook-column.ts";

type Kinds = Pick<Project, "importKinds">;

/** The columns of a kind of `schemas/imports`, without the fields that are given beforehand. */
export function columnsOfKind(
  kind: string,
  project: Kinds & Pick<Project, "enums" | "records">,
  given: Iterable<string> = [],
): readonly WorkbookColumn[] {
  return columnsOf(kindNamed(kind, project), project, given);
}

/** The layouts of a kind, in the order of their files; none of a kind that has no file. */
export function layoutsOfKind(kind: string, { importKinds }: Kinds): readonly ImportLayout[] {
  return [...(importKinds.get(kind)?.layouts.values() ?? [])];
}

function kindNamed(kind: string, { importKinds }: Kinds): ImportKindFile {
  const found = importKinds.get(kind);
  if (!found) throw new Error(`schemas/imports has no file "${kind}.json"`);
  return found;
}
