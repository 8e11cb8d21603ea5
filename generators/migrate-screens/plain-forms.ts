import type { JsonObject } from "./json-object.ts";
import { mapBodies, replaceKey } from "./map-bodies.ts";
import { plainForm } from "./plain-form.ts";

/** Formily's schema under `form` → `fields` and `sections`, where these say all of it. */
export function plainForms(document: JsonObject): JsonObject {
  return mapBodies(document, (body) => {
    const { form, fields, sections } = body;
    if (form === undefined || fields !== undefined || sections !== undefined) return body;
    const plain = plainForm(form);
    if (!plain || (plain.sections !== undefined && !maySaySections(body))) return body;
    return replaceKey(body, "form", plain);
  });
}

/** Sections are those of a form where something is sent; laid over a block's they would not meet its own. */
function maySaySections({ kind, submit, use }: JsonObject): boolean {
  return use === undefined && (kind === "form" || submit !== undefined);
}
