import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Postgres {
  readonly url: string;
  readonly stop: () => void;
}

const DEBIAN = "/usr/lib/postgresql";

/**
 * A PostgreSQL of our own with nothing in it, reachable on this machine alone; `stop` leaves nothing of it. It refuses
 * to run as root: then it runs as the user that Debian's package made. Undefined where none is installed.
 */
export async function startThrowAwayPostgres(): Promise<Postgres | undefined> {
  const bin = await findPrograms();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const run = (program: string, ...args: readonly string[]) =>
    runAsUser(path.join(bin, program), args, folder);
  const data = path.join(folder, "cluster");
  if (isRoot()) chownSync(folder, idOf("postgres", "-u"), idOf("postgres", "-g"));
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync");
  run("pg_ctl", "-D", data, "-o", options, "-w", "-l", path.join(folder, "log"), "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      rmSync(folder, { recursive: true });
    },
  };
}

/** The newest of Debian's versions, else what the path leads to. */
async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one));
  if (newest !== undefined) return path.join(DEBIAN, newest, "bin");
  try {
    return path.dirname(execFileSync("which", ["initdb"], { encoding: "utf8" }).trim());
  } catch {
    return undefined;
  }
}

function runAsUser(program: string, args: readonly string[], cwd: string): void {
  const [command, all] = isRoot()
    ? ["runuser", ["-u", "postgres", "--", program, ...args]]
    : [program, [...args]];
  execFileSync(command, all, { cwd, stdio: ["ignore", "ignore", "inherit"] });
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
