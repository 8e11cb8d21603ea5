import { isSafeAddress, readAttachments } from "../../domain/attachments.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runPreview: VerbRunner = {
  verb: "preview",
  run: async ({ preview }, context) => {
    const files = readAttachments(preview).filter(({ fileUrl }) => isSafeAddress(fileUrl));
    if (files.length === 0) context.toast("没有可预览的文件", "warning");
    else await context.preview(files);
  },
};
