import { isObject, type JsonObject } from "./json-object.ts";

/** A copy in which everything that may hold a form, the document itself and its dialogs, is what `change` makes of it. */
export function mapBodies(document: JsonObject, change: (body: JsonObject) => JsonObject): JsonObject {
  const holdsForm = document.kind === "form" || document.kind === "dialog";
  const changed = holdsForm ? change(document) : document;
  const { dialogs } = changed;
  if (!isObject(dialogs)) return changed;
  const entries = Object.entries(dialogs).map(([id, dialog]) => [
    id,
    isObject(dialog) ? change(dialog) : dialog,
  ]);
  return { ...changed, dialogs: Object.fromEntries(entries) as JsonObject };
}

/** A copy with other members in the place of one. */
export function replaceKey(object: JsonObject, key: string, members: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap((entry) => (entry[0] === key ? Object.entries(members) : [entry])),
  );
}
