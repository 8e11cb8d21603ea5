import { readParams, readText } from "../read-args.ts";
import { StepsEnded, type VerbRunner } from "../verb-runner.ts";

const DEFAULT_MB = 20;
const BYTES_PER_MB = 1024 * 1024;

export const runUpload: VerbRunner = {
  verb: "upload",
  run: async (args, context) => {
    const accept = args.accept === undefined ? "" : readText(args, "accept");
    const file = await context.pickFile(accept);
    if (!file) throw new StepsEnded();
    refuseUnfit(file, accept, typeof args.maxMb === "number" ? args.maxMb : DEFAULT_MB);
    const param = args.param === undefined ? "file" : readText(args, "param");
    const operation = readText(args, "upload");
    const params = { ...readParams(args, "params"), [param]: file };
    return await context.call(operation, params).catch((error: unknown) => {
      throw nameFile(error, file);
    });
  },
};

/** Names the file in a failure without a reason. */
function nameFile(error: unknown, file: File): unknown {
  const isNamed = error instanceof Error && error.message !== "";
  return isNamed ? error : new Error(`「${file.name}」上传失败，请稍后重试`);
}

/** Refuses a file of another ending, which browsers allow when the user picks from all files. */
function refuseUnfit(file: File, accept: string, maxMb: number): void {
  const endings = accept.split(",").flatMap((ending) => ending.trim().toLowerCase() || []);
  if (endings.length > 0 && !endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    throw new Error(`「${file.name}」不是支持的文件，请选择 ${endings.join("、")} 文件`);
  }
  if (file.size === 0) throw new Error(`「${file.name}」是空文件，请重新选择`);
  if (file.size > maxMb * BYTES_PER_MB) throw new Error(`「${file.name}」超过 ${maxMb} MB，请拆分后再上传`);
}
