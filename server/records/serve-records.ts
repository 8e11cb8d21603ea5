import type { Handlers } from "../binding/handler.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import { recordHandler } from "./record-handlers.ts";

/** Adds a handler for each operation that says what it does to stored records, unless it has one of its own. */
export function serveRecords(operations: readonly Operation[], handlers: Handlers): Handlers {
  const generic = operations.flatMap(({ id, recordUse }) =>
    recordUse ? [[id, recordHandler(id)] as const] : [],
  );
  return { ...handlers, firm: { ...Object.fromEntries(generic), ...handlers.firm } };
}
