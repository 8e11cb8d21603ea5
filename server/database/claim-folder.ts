import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Keeps a second server out of a PGlite folder, which two writers would ruin. Returns the way to give it back. */
export function claimFolder(folder: string): () => void {
  const file = `${path.resolve(folder)}.lock`;
  const holder = readHolder(file);
  // After a restart of its container, a process often has the number of the one that died.
  const isHeld = holder === process.pid ? claimed.has(file) : holder !== null && isRunning(holder);
  if (isHeld) {
    throw new Error(`数据目录 ${folder} 正被另一个进程（${holder}）使用；若该进程不是本服务，请删除 ${file}`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  claimed.add(file);
  return () => {
    claimed.delete(file);
    rmSync(file, { force: true });
  };
}

/** The locks that this process itself holds. */
const claimed = new Set<string>();

function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
