import type { StepEngine } from "./run-steps.ts";

/** The engine of steps without a form or a dialog around them; the check reports steps that need one. */
export const nothingAround: Pick<StepEngine, "setValues" | "endDialog"> = {
  setValues: () => {
    throw new Error("这里没有可填写的表单");
  },
  endDialog: async () => {
    throw new Error("这里没有可关闭的弹窗");
  },
};
