import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** The identity of a process, distinct from all others of all machines and containers. */
export interface Holder {
  readonly token: string;
  readonly pid: number;
  /** The machine since it was last started. */
  readonly boot: string;
  /** The container: where process numbers mean the same. */
  readonly space: string;
  /** When the process began: numbers are given out again. */
  readonly started: string;
}

/** Outside of Linux the machine's name has to do, and a process number alone. */
export function thisProcess(): Omit<Holder, "token"> {
  const { pid } = process;
  return {
    pid,
    boot: read("/proc/sys/kernel/random/boot_id") ?? hostname(),
    space: namespaceOf() ?? hostname(),
    started: startOf(pid) ?? "",
  };
}

export function isHolder(value: unknown): value is Holder {
  const { token, pid, boot, space, started } = (value ?? {}) as Partial<Record<keyof Holder, unknown>>;
  return typeof pid === "number" && [token, boot, space, started].every((part) => typeof part === "string");
}

/** Only where its numbers mean the same as ours. */
export function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return (startOf(pid) ?? "") === started;
}

/** Field 22 of its status line; the name before it may hold blanks and brackets. */
function startOf(pid: number): string | null {
  return read(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ")[19] ?? null;
}

function namespaceOf(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
}
