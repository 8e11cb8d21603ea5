import type { FirmOperation, ServedOperation } from "../../contracts/operation.ts";
import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { RecordEffect } from "../../../src/schema/project/record-type.ts";
import { planRecords } from "../plan/plan-records.ts";
import { importReader, recordHandler } from "./record-handlers.ts";

const IMPORTS: ReadonlySet<RecordEffect | undefined> = new Set<RecordEffect>(["import", "importCheck"]);

/** Serves each operation that says what it does to stored records, unless it has rules of its own. */
export function serveRecords(
  catalogue: readonly Operation[],
  project: Project,
  served: readonly ServedOperation[],
): readonly ServedOperation[] {
  const ownIds = new Set(served.flatMap(({ ids }) => ids));
  const { operations } = planRecords(project);
  const generic = catalogue
    .filter(({ id }) => operations.has(id) && !ownIds.has(id))
    .map(({ id }): FirmOperation => ({
      side: "firm",
      ids: [id],
      ...(IMPORTS.has(operations.get(id)?.use.does) && { prepare: importReader(id) }),
      handle: recordHandler(id),
    }));
  return [...served, ...generic];
}
