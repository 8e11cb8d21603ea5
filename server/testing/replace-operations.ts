import { operations } from "../areas/operations.ts";
import type { FirmOperation, ServedOperation } from "../binding/operation.ts";

/** What serves the operations, but for those that a test lets something else serve: id → what it does. */
export function replaceOperations(
  handlers: Readonly<Record<string, FirmOperation["handle"]>>,
): readonly ServedOperation[] {
  const own = Object.entries(handlers).map(([id, handle]): FirmOperation => ({
    side: "firm",
    ids: [id],
    handle,
  }));
  return [...withoutOperations(Object.keys(handlers)), ...own];
}

/** What serves the operations, but for these. */
export function withoutOperations(dropped: readonly string[]): readonly ServedOperation[] {
  return operations.map((serving) => ({
    ...serving,
    ids: serving.ids.filter((id) => !dropped.includes(id)),
  }));
}
