import { isObject, type JsonObject, renameKey } from "./json-object.ts";

/** The kind `detail` of screens and dialogs → `page`; `detail` of a list, the table that opens below a row, → `expand`. */
export function pageAndExpand(document: JsonObject): JsonObject {
  const changed = withPageDialogs(document);
  if (changed.kind === "list") return renameKey(changed, "detail", "expand");
  if (changed.kind !== "detail") return changed;
  const { $schema } = changed;
  return {
    ...changed,
    ...(typeof $schema === "string" && {
      $schema: $schema.replace(/detail(?=\.schema\.json$)/, "page"),
    }),
    kind: "page",
  };
}

function withPageDialogs(document: JsonObject): JsonObject {
  const { dialogs } = document;
  if (!isObject(dialogs)) return document;
  const changed = Object.entries(dialogs).map(([id, dialog]) => [
    id,
    isObject(dialog) && dialog.kind === "detail" ? { ...dialog, kind: "page" } : dialog,
  ]);
  return { ...document, dialogs: Object.fromEntries(changed) as JsonObject };
}
