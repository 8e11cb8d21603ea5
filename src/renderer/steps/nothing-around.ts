import type { StepEngine } from "./run-steps.ts";

/** Of steps around which there is neither a form nor a dialog; the check tells those that want one. */
export const nothingAround: Pick<StepEngine, "setValues" | "endDialog"> = {
  setValues: () => {
    throw new Error("这里没有可填写的表单");
  },
  endDialog: async () => {
    throw new Error("这里没有可关闭的弹窗");
  },
};
