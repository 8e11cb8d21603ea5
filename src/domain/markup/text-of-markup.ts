import { BLANK } from "../plain-text.ts";
import { readEntities } from "./entities.ts";

/** The words of a formatted text on one line, without its tags; they are shown as text alone. */
export function textOfMarkup(markup: unknown): string {
  if (typeof markup !== "string") return BLANK;
  const words = readEntities(
    markup
      .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, "")
      .replaceAll(/<!--.*?-->/gs, "")
      .replaceAll(/<\/?[a-z][^>]*>/gi, " "),
  )
    .replaceAll(/\s+/g, " ")
    .trim();
  return words === "" ? BLANK : words;
}
