import type { Operation } from "../../src/schema/project/operation.ts";
import { asObject, type Project } from "../../src/schema/project/project.ts";
import { at, type EditorSchema } from "./editor-schema.ts";
import { givesRecord, givesRows, takesValues } from "./operation-properties.ts";

type Narrow = (operation: Operation) => EditorSchema;

/** A dialog that takes a block shows what the block's calls take and give. */
export function dialogsByUse(
  project: Project,
  { record, submit }: { readonly record: Narrow; readonly submit: Narrow },
): EditorSchema {
  const dialogs = [...project.blocks.values()].flatMap(({ id, value }) => {
    const known = [
      ...callOf(value.record, project).filter(givesRecord).map(record),
      ...callOf(value.submit, project).filter(takesValues).map(submit),
    ];
    return known.map((then) => ({ if: at(["use"], { const: id }), then }));
  });
  return { allOf: dialogs };
}

/** A block of columns or filters has no call: it is narrowed by those of the lists that take it. */
export function entriesByScreens(project: Project, list: Narrow): EditorSchema {
  const blocks = [...project.blocks.values()].flatMap(({ id, value: { kind } }) => {
    if (kind !== "columns" && kind !== "filters") return [];
    return [...project.screens.values()]
      .filter(({ value }) => takes(value[kind], id))
      .flatMap(({ value }) => callOf(value.source, project).filter(givesRows))
      .map((operation) => ({ if: at(["id"], { const: id }), then: list(operation) }));
  });
  return { allOf: blocks };
}

function takes(entries: unknown, block: string): boolean {
  return Array.isArray(entries) && entries.some((entry) => asObject(entry).use === block);
}

function callOf(value: unknown, { operations }: Project): Operation[] {
  const { call } = asObject(value);
  const operation = typeof call === "string" ? operations.get(call) : undefined;
  return operation ? [operation] : [];
}
