import type { DownloadedFile } from "../../request/downloaded-file.ts";
import { readParams, readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runDownload: VerbRunner = {
  verb: "download",
  run: async (args, context) => {
    const file = await context.call(readText(args, "download"), readParams(args, "params"));
    if (!isFile(file)) throw new Error("服务器没有返回文件，请稍后重试");
    context.saveFile(file, args.name === undefined ? undefined : readText(args, "name"));
  },
};

function isFile(value: unknown): value is DownloadedFile {
  return typeof value === "object" && value !== null && "blob" in value && value.blob instanceof Blob;
}
