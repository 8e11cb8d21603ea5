import { asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import type { ScreenPart } from "./screen-parts.ts";
import { operationWords, readable, plainText } from "./words.ts";

export const NOUNS: Readonly<Record<string, string>> = {
  screen: "页面",
  dialog: "弹窗",
  action: "按钮",
  column: "列",
  filter: "筛选",
  section: "分区",
  field: "字段",
  tab: "标签页",
  "form-field": "表单项",
  step: "步骤",
  round: "自动刷新",
};

const VERB_WORDS: Readonly<Record<string, string>> = {
  poll: "等待",
  open: "打开弹窗",
  reload: "刷新",
  navigate: "跳转",
  set: "填写",
  saveForms: "保存表单",
  close: "关闭弹窗",
  toast: "提示",
  confirm: "询问",
  copy: "复制",
  print: "打印",
  preview: "预览",
  notify: "通知",
  run: "运行",
  download: "下载",
  upload: "上传",
  forEach: "逐批处理",
  if: "如果",
  stop: "停止",
};

/** From the screen, or the block that screens share, to the innermost part: `客户列表 › 按钮「停止服务」`. */
export function trailWords(
  parts: readonly ScreenPart[],
  block: string | undefined,
  projects: readonly Project[],
): string {
  const [screen, ...inner] = parts;
  const whole =
    block === undefined ? readable(asObject(screen?.after).title) : `共用块 ${block.replace("block ", "")}`;
  const dialogs = asObject(asObject(screen?.after ?? screen?.before).dialogs);
  // A block may stand in several dialogs: none of them is its own.
  const ownParts = inner.filter(
    ({ type }, index) => block === undefined || type !== "dialog" || index === inner.length - 1,
  );
  return [whole, ...ownParts.map((part) => partWords(part, projects, dialogs))].join(" › ");
}

/** A part by its title: `按钮「停止服务」`. */
function partWords(part: ScreenPart, projects: readonly Project[], dialogs: Step): string {
  const noun = NOUNS[part.type] ?? part.type;
  const value = asObject(part.after ?? part.before);
  if (part.type === "step") return `${noun}「${stepWords(value, part.name, projects, dialogs)}」`;
  if (part.type === "round") {
    const { call } = asObject(value.source);
    return `${noun}「${call === undefined ? "本页" : operationWords(call, projects)}」`;
  }
  const title = [value.label, value.title].find((text) => typeof text === "string" && text !== "");
  return `${noun}「${readable(title ?? part.name)}」`;
}

type Step = Readonly<Record<string, unknown>>;

function stepWords(step: Step, name: string, projects: readonly Project[], dialogs: Step): string {
  const verb = typeof step.verb === "string" ? step.verb : (name.split(":")[0] ?? name);
  const target = asObject(step.args)[verb] ?? step[verb];
  const isKnown = projects.some(({ operations }) => operations.has(plainText(target)));
  const words = VERB_WORDS[verb] ?? (verb === "call" ? "调用" : verb === "job" ? "后台任务" : verb);
  if (typeof target !== "string") return words;
  if (isKnown) return `${words}${operationWords(target, projects)}`;
  const { title } = asObject(verb === "open" ? dialogs[target] : undefined);
  return typeof title === "string" ? `${words}「${readable(title)}」` : `${words} ${readable(target)}`;
}
