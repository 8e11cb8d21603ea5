import type { Project } from "../project/project.ts";

const LONGEST = 60;

/** A text as it is; of anything else, which the grammar refuses, its JSON. */
export function plainText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A text of a screen for a sentence: what an expression would fill in is left open. */
export function readable(text: unknown): string {
  return typeof text === "string" ? text.replaceAll(/\{\{.*?\}\}/gs, "…") : "";
}

/** A value for a sentence, cut where it is long. */
export function valueWords(value: unknown): string {
  if (value === undefined) return "无";
  const text = typeof value === "string" ? `「${value}」` : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `由「甲」改为「乙」`, with blanks beside what is no Chinese. */
export function fromTo(before: unknown, after: unknown): string {
  if (before === undefined) return `新增${spaced(after)}`.trimEnd();
  if (after === undefined) return `去掉了${spaced(before)}`.trimEnd();
  return `由${spaced(before)}改为${spaced(after)}`.trimEnd();
}

/** Words and what follows them, with a blank between unless both are Chinese. */
export function joinWords(words: string, rest: string): string {
  return /[\w)]$/.test(words) ? `${words} ${rest}` : `${words}${rest}`;
}

function spaced(value: unknown): string {
  const words = valueWords(value);
  return words.startsWith("「") ? words : ` ${words} `;
}

/** Codes of which any one is enough, with their titles: `权限「停止服务」(customer.stop)`. */
export function rightsWords(codes: readonly string[], projects: readonly Project[]): string {
  return codes
    .map((code) => {
      if (code === "public") return "不登录也可";
      if (code === "signed-in") return "登录即可";
      const title = projects.map(({ permissions }) => permissions.get(code)?.title).find(Boolean);
      return title === undefined ? `权限 ${code}` : `权限「${title}」(${code})`;
    })
    .join(" 或 ");
}

/** Titles of the operations with their ids; the id alone where there is no description. */
export function operationWords(id: unknown, projects: readonly Project[]): string {
  const title = projects.map(({ operations }) => operations.get(plainText(id))?.title).find(Boolean);
  return title === undefined ? `接口 ${plainText(id)}` : `接口「${title}」(${plainText(id)})`;
}
