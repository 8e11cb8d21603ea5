import type { Json } from "./conversion.ts";

const CHINESE = /\p{Script=Han}/u;
const LONGEST = 30;

/** Stands before what somebody has to translate. */
export const UNTRANSLATED = "待译：";

/** A title that people can read: the document's own when it is Chinese, else the name with a mark. */
export function chineseTitle({ title, summary, description }: Json, name: string): string {
  const texts = [title, summary, description].filter((text) => typeof text === "string");
  const chinese = texts
    .map((text) => text.split(/[\n，。；,;]/)[0]?.trim() ?? "")
    .find((text) => CHINESE.test(text));
  return (
    chinese?.slice(0, LONGEST) ??
    `${UNTRANSLATED}${(texts[0] || name).replaceAll(/\s+/g, " ").slice(0, LONGEST)}`
  );
}
