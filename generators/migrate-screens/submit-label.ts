import { isObject, type JsonObject } from "./json-object.ts";
import { mapBodies, replaceKey } from "./map-bodies.ts";

/** The text of the button that sends a form: `submitLabel` → `label` of `submit`. */
export function submitLabel(document: JsonObject): JsonObject {
  return mapBodies(document, (body) => {
    const { submitLabel: label, ...others } = body;
    if (label === undefined) return body;
    if (!isObject(body.submit)) return replaceKey(body, "submitLabel", { submit: { label } });
    return { ...others, submit: { ...body.submit, label } };
  });
}
