import { operations } from "../contexts/contexts.ts";
import type { FirmOperation, ServedOperation } from "../contracts/operation.ts";

/** The operations, some of them served by a test's own code: id → handler. */
export function replaceOperations(
  handlers: Readonly<Record<string, FirmOperation["handle"]>>,
): readonly ServedOperation[] {
  const replacements = Object.entries(handlers).map(([id, handle]): FirmOperation => ({
    side: "firm",
    ids: [id],
    handle,
  }));
  return [...withoutOperations(Object.keys(handlers)), ...replacements];
}

/** The operations without these. */
export function withoutOperations(dropped: readonly string[]): readonly ServedOperation[] {
  return operations.map((serving) => ({
    ...serving,
    ids: serving.ids.filter((id) => !dropped.includes(id)),
  }));
}
