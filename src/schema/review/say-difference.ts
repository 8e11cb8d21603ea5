import { asList, asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { type Difference, ORDER } from "./find-differences.ts";
import {
  type Said,
  describeDisabled,
  describeEdition,
  describeRights,
  describeVisible,
} from "./guard-words.ts";
import { describeCall } from "./say-call.ts";
import { describeFormField } from "./say-form-field.ts";
import type { ScreenPart } from "./screen-parts.ts";
import { NOUNS } from "./trail-words.ts";
import { fromTo, joinWords, readable, rightsWords, valueWords, plainText } from "./words.ts";

const GATED: ReadonlySet<string> = new Set(["action", "column", "filter", "section", "field", "tab"]);

const KEY_WORDS: Readonly<Record<string, string>> = {
  width: "宽度",
  fixed: "固定",
  align: "对齐",
  pageSize: "每页条数",
  across: "列数",
  toast: "提示",
  message: "文字",
  order: "初始排序",
  sort: "可排序",
  optional: "默认不显示",
  tooltip: "说明",
  group: "组名",
  kind: "显示方式",
  options: "选项",
  style: "样式",
  shortcut: "快捷键",
  initial: "初始值",
  submitLabel: "提交按钮的字",
  rowKey: "行的主键",
  whenHidden: "隐藏时",
  readOnly: "只读条件",
  second: "第二行",
  hint: "单元格说明",
  preview: "预览的内容",
  action: "点击执行的按钮",
  params: "参数",
  value: "值",
  field: "字段",
  record: "数据",
  summary: "合计行",
  refresh: "自动刷新",
  every: "间隔毫秒数",
  limit: "最长等待秒数",
  rows: "等待的行",
  until: "等到",
  identity: "页首",
  tabs: "标签栏",
  aside: "侧栏",
  expand: "展开的表",
  table: "表格",
  form: "表单",
  place: "打开位置",
  surface: "手写界面",
  screen: "页面",
  required: "必填",
  condition: "条件",
  when: "执行条件",
  as: "结果名",
  "x-component": "控件",
  "x-component-props": "控件选项",
  "x-reactions": "联动",
};

/** The kind of a difference in a screen and its words; nothing for what follows from another difference. */
export function describeDifference(
  difference: Difference,
  parts: readonly [ScreenPart, ...ScreenPart[]],
  base: Project,
  now: Project,
): readonly Said[] {
  const { path, before, after } = difference;
  const part = parts.at(-1) ?? parts[0];
  const rest = path.slice(part.depth);
  const [key] = rest;
  const projects = [base, now] as const;
  if (key === undefined) return [describeComeOrGone(part, projects)];
  if (key === "sending" || key === "readsTicks") return [];
  if (rest.at(-1) === ORDER) return [describeOrder(rest, before, after)];
  if (rest.length === 1) {
    const said = describeGuard(part, key, difference, projects);
    if (said) return said;
  }
  if (key === "disabled" && part.type === "action") return describeObstacle(rest, before, after);
  if (rest.at(-1) === "reveal" && before === undefined) {
    const kind = part.type === "column" ? "column-revealed" : "field-revealed";
    return [{ kind, words: "现在可以点开看被遮住的全文" }];
  }
  return (
    (part.type === "form-field" ? describeFormField(part, rest, difference) : undefined) ??
    describeCall(part, rest, difference, projects) ?? [
      { kind: `${part.type}-changed`, words: joinWords(keyWords(rest), fromTo(before, after)) },
    ]
  );
}

function describeGuard(
  part: ScreenPart,
  key: string,
  { before, after }: Difference,
  projects: readonly [Project, Project],
): readonly Said[] | undefined {
  const { type } = part;
  if (key === "permission") return describeRights(type, before, after, projects);
  if (key === "edition" && type !== "field") return describeEdition(type, before, after);
  if (key === "visible" && GATED.has(type)) return describeVisible(type, before, after);
  if (key === "title" || key === "label")
    return [{ kind: "title-changed", words: `名称${fromTo(before, after)}` }];
  if (key !== "confirm" || type !== "action") return undefined;
  if (after === undefined)
    return [{ kind: "action-confirm-removed", words: `执行前不再询问${valueWords(before)}` }];
  return before === undefined
    ? [{ kind: "action-confirm-added", words: `执行前先询问${valueWords(after)}` }]
    : [{ kind: "action-confirm-changed", words: `执行前的询问${fromTo(before, after)}` }];
}

function describeComeOrGone({ type, before, after }: ScreenPart, projects: readonly Project[]): Said {
  const noun = NOUNS[type] ?? type;
  if (after === undefined) {
    const lost = type === "form-field" ? "，不再填写和提交" : "";
    return { kind: `${type}-removed`, words: `去掉了这个${noun}${lost}` };
  }
  if (before !== undefined) return { kind: `${type}-changed`, words: fromTo(before, after) };
  const { permission } = asObject(after);
  const guard =
    typeof permission === "string"
      ? `，需${rightsWords([permission], projects)}`
      : type === "action"
        ? "，不另需权限"
        : "";
  return { kind: `${type}-added`, words: `新增这个${noun}${guard}` };
}

function describeOrder(rest: readonly string[], before: unknown, after: unknown): Said {
  const list = rest.at(-2) ?? "";
  const isSteps = ["do", "then", "else", "onError", "done"].includes(list);
  const names = (value: unknown) =>
    asList(value)
      .map((name) => readable(plainText(name)))
      .join("、");
  return {
    kind: isSteps ? "steps-reordered" : "parts-reordered",
    words: `${isSteps ? "步骤" : "排列"}顺序由 ${names(before)} 改为 ${names(after)}`,
  };
}

function describeObstacle(
  [, reason = "", key]: readonly string[],
  before: unknown,
  after: unknown,
): readonly Said[] {
  if (key === "when") return describeDisabled(readable(reason), before, after);
  if (key === undefined)
    return describeDisabled(readable(reason), asObject(before).when, asObject(after).when);
  return [{ kind: "action-changed", words: `变灰时的说明${fromTo(before, after)}` }];
}

function keyWords(rest: readonly string[]): string {
  return rest
    .filter((name) => name !== "args")
    .map((name) => KEY_WORDS[name] ?? name)
    .join(" ");
}
