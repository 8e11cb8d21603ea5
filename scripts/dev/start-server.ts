import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerProcess } from "./backend.ts";

const RETRY_MS = 100;

/** The backend as a process of its own; `address` answers once it listens. */
export function startServer(address: string, env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn("tsx", ["demo/main.ts"], { stdio: "inherit", env });
  const ended = once(child, "exit").then(() => undefined);
  return {
    ended,
    listening: untilAnswered(`${address}/api/health`, child),
    stop: () => void child.kill("SIGTERM"),
  };
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error("the backend has ended before it listened");
}
