import type { Handlers } from "../binding/handler.ts";
import type { Catalogue } from "../catalogue/read-catalogue.ts";
import { recordHandler } from "./record-handlers.ts";

/** Adds a handler for each operation that says what it does to stored records, unless it has one of its own. */
export function serveRecords({ operations }: Catalogue, handlers: Handlers): Handlers {
  const generic = operations.flatMap(({ id, usesRecords }) =>
    usesRecords ? [[id, recordHandler(id)] as const] : [],
  );
  return { ...handlers, firm: { ...Object.fromEntries(generic), ...handlers.firm } };
}
