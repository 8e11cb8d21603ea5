import { type At, type Json, report } from "./conversion.ts";

const CHINESE = /\p{Script=Han}/u;
const LONGEST = 30;

/** A title that people can read: the document's own when it is Chinese, else what there is, marked and reported. */
export function chineseTitle({ title, summary, description }: Json, name: string, at: At): string {
  const texts = [title, summary, description].filter((text) => typeof text === "string");
  const chinese = texts
    .map((text) => text.split(/[\n，。；,;]/)[0]?.trim() ?? "")
    .find((text) => CHINESE.test(text));
  if (chinese !== undefined) return chinese.slice(0, LONGEST);
  report(at, "名称不是中文", "已标“待译：”；请译成会计人员的说法");
  return `待译：${(texts[0] || name).replaceAll(/\s+/g, " ").slice(0, LONGEST)}`;
}
