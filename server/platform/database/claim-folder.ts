import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Holder, isHolder, isRunning, thisProcess } from "./lock-holder.ts";

/** Milliseconds between two signs of life. */
const BEAT_EVERY = 1000;

/** Long enough for several beats to be missed. */
const WATCH_FOR = 5000;

/** Another process of this machine has the folder. */
export class FolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string, pid: number, lock: string) {
    super(`数据目录 ${folder} 正被另一个进程（${pid}）使用；若该进程不是本服务，请删除 ${lock}`);
    this.folder = folder;
  }
}

/**
 * Keeps a second server out of a PGlite folder, which two writers would ruin: of this machine, of another container or of
 * another machine that shares the folder. Returns the way to give it back. Rejects with a message for the operator, a process of this machine with FolderInUse.
 */
export async function claimFolder(
  folder: string,
  { watchFor = WATCH_FOR }: { readonly watchFor?: number } = {},
): Promise<() => void> {
  const file = `${path.resolve(folder)}.lock`;
  const holder: Holder = { token: randomUUID(), ...thisProcess() };
  mkdirSync(path.dirname(file), { recursive: true });
  while (!create(file, holder)) await takeAway(file, folder, watchFor);
  return keep(file, JSON.stringify(holder));
}

function create(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    // A link appears with its content, and not at all where something stands.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Removes the lock of a holder that is dead; throws when it lives, or when its state cannot be read. */
async function takeAway(file: string, folder: string, watchFor: number): Promise<void> {
  const text = readLock(file);
  if (text === null) return;
  const holder = parse(text);
  if (!holder) throw new Error(`数据目录 ${folder} 的锁文件 ${file} 无法识别；确认没有服务在使用后请删除它`);
  const here = thisProcess();
  if (holder.boot === here.boot && holder.space === here.space) {
    if (isRunning(holder)) throw new FolderInUse(folder, holder.pid, file);
  } else if (await beats(file, text, watchFor)) {
    throw new Error(`数据目录 ${folder} 正被另一个容器或另一台机器上的服务使用；请先停止它`);
  }
  const away = `${file}.${randomUUID()}`;
  renameSync(file, away);
  try {
    // Another process was faster: the file moved away is the lock of the new holder.
    if (readLock(away) !== text) linkSync(away, file);
  } finally {
    rmSync(away);
  }
}

async function beats(file: string, text: string, watchFor: number): Promise<boolean> {
  const before = statSync(file).mtimeMs;
  await sleep(watchFor);
  return readLock(file) !== text || statSync(file).mtimeMs !== before;
}

function keep(file: string, content: string): () => void {
  const beating = new Worker(new URL("beat-lock.mjs", import.meta.url), {
    workerData: { file, content, every: BEAT_EVERY },
    // The flags that this process was started with are none of its business.
    execArgv: [],
  });
  beating.unref();
  return () => {
    void beating.terminate();
    if (readLock(file) === content) rmSync(file);
  };
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
