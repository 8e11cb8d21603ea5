import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Postgres {
  readonly url: string;
  /** Ends it as a loss of power would, without the disk losing anything; what was committed is there after `start`. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it for good; nothing of it is left. */
  readonly stop: () => Promise<void>;
}

const DEBIAN = "/usr/lib/postgresql";

/**
 * A PostgreSQL of our own with nothing in it, reachable on this machine alone. It refuses to run as root: then it runs as
 * the user that Debian's package made. Undefined where none is installed.
 */
export async function startThrowAwayPostgres(): Promise<Postgres | undefined> {
  const bin = await findPostgres();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const run = async (program: string, ...args: readonly string[]) =>
    await runAsUser(path.join(bin, program), args, folder);
  const data = path.join(folder, "cluster");
  if (isRoot()) chownSync(folder, idOf("postgres", "-u"), idOf("postgres", "-g"));
  const start = async () =>
    await run("pg_ctl", "-D", data, "-o", options, "-w", "-l", path.join(folder, "log"), "start");
  const crash = async () => await run("pg_ctl", "-D", data, "-m", "immediate", "stop");
  await run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync");
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The newest of Debian's versions, else what the path leads to. */
/** The folder of the newest PostgreSQL's programs; undefined where none is installed. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const [newest] = versions.toSorted((left, right) => Number(right) - Number(left));
  if (newest !== undefined) return path.join(DEBIAN, newest, "bin");
  try {
    return path.dirname(execFileSync("which", ["initdb"], { encoding: "utf8" }).trim());
  } catch {
    return undefined;
  }
}

async function runAsUser(program: string, args: readonly string[], cwd: string): Promise<void> {
  const [command, all] = isRoot()
    ? ["runuser", ["-u", "postgres", "--", program, ...args]]
    : [program, [...args]];
  const [code] = (await once(
    spawn(command, all, { cwd, stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  )) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(program)} ended with status ${code}`);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function idOf(user: string, option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, user], { encoding: "utf8" }));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
