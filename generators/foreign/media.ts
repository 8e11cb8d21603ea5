import { asObject } from "../../src/schema/project/project.ts";
import type { Json } from "./conversion.ts";

const JSON_MEDIA = /^(application|text)\/([\w.+-]+\+)?json\b|^\*\/\*$/i;
const TEXT_MEDIA = /^text\/|[/+]xml\b|^application\/(x-www-form-urlencoded|graphql)|ndjson|jsonl/i;

export interface Media {
  readonly name: string;
  readonly kind: "json" | "form" | "fields" | "stream" | "text" | "file";
  readonly schema: unknown;
}

/** The media types of a request or an answer, those first that the catalogue can hold. */
export function mediaOf(holder: Json): Media[] {
  const order: readonly Media["kind"][] = ["json", "form", "fields", "file", "text", "stream"];
  return Object.entries(asObject(holder.content))
    .map(([name, content]) => ({ name, kind: kindOf(name), schema: asObject(content).schema ?? {} }))
    .toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

function kindOf(name: string): Media["kind"] {
  if (JSON_MEDIA.test(name)) return "json";
  if (name.startsWith("multipart/form-data")) return "form";
  if (name.startsWith("application/x-www-form-urlencoded")) return "fields";
  if (/event-stream|multipart\//.test(name)) return "stream";
  return TEXT_MEDIA.test(name) ? "text" : "file";
}
