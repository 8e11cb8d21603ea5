import type { NodeState } from "../explain/explanation.ts";

export const STATE_WORDS: { readonly [state in NodeState]: string } = {
  shown: "显示",
  hidden: "隐藏",
  disabled: "禁用",
  readOnly: "只读",
  broken: "出错",
  closed: "未打开",
};
