import type { StepEngine } from "./run-steps.ts";

/** The engine of steps without a form, a page or a dialog around them; the check reports steps that need one. */
export const nothingAround: Pick<StepEngine, "setValues" | "saveForms" | "endDialog"> = {
  setValues: () => {
    throw new Error("这里没有可填写的表单");
  },
  saveForms: async () => {
    throw new Error("这里没有可保存的表单");
  },
  endDialog: async () => {
    throw new Error("这里没有可关闭的弹窗");
  },
};
