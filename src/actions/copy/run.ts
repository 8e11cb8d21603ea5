import type { VerbRunner } from "../verb-runner.ts";

const SHOWN = 40;

export const runCopy: VerbRunner = {
  verb: "copy",
  run: async ({ copy }, context) => {
    const text = typeof copy === "string" || typeof copy === "number" ? String(copy).trim() : "";
    if (text === "") {
      context.toast("没有可复制的内容", "warning");
      return;
    }
    try {
      await context.copyText(text);
    } catch (cause) {
      throw new Error(`浏览器不允许复制，请手动复制：${text}`, { cause });
    }
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    context.toast(`已复制：${shown}`, "success");
  },
};
