import { type JsonObject, renameKey } from "./json-object.ts";

/** The kind `detail` → `page`; `detail` of a list, the table that opens below a row, → `expand`. */
export function pageAndExpand(document: JsonObject): JsonObject {
  if (document.kind === "list") return renameKey(document, "detail", "expand");
  if (document.kind !== "detail") return document;
  const { $schema } = document;
  return {
    ...document,
    ...(typeof $schema === "string" && {
      $schema: $schema.replace(/detail(?=\.schema\.json$)/, "page"),
    }),
    kind: "page",
  };
}
