import path from "node:path";
import { FolderInUse } from "./platform/database/claim-folder.ts";
import { addressOf } from "./platform/database/folder-address.ts";

const USUAL_PORT = 3000;

/** The reason why the server did not start, and what the person at the terminal can do, one line each. */
export function explainFailedStart(error: Error, env: NodeJS.ProcessEnv): string {
  const port = Number(env["PORT"] ?? USUAL_PORT);
  if (error instanceof FolderInUse) {
    const running = addressOf(error.folder);
    const second = path.join(path.dirname(error.folder), "second");
    return [
      error.message,
      ...(running ? [`  服务已在运行，直接打开：${running}`] : []),
      `  另启动一份（数据各自独立）：PORT=${port + 1} DATA_DIR=${path.relative("", second)} npm start`,
    ].join("\n");
  }
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE")
    return `端口 ${port} 已被其他程序占用\n  换一个端口：PORT=${port + 1} npm start`;
  return error.message;
}
