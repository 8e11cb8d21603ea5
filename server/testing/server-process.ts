import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server of its own process, on a free port. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** The end of what it has written to its log. */
  readonly said: () => string;
  readonly isRunning: () => boolean;
  /** Lets it finish what it does. */
  readonly stop: () => Promise<void>;
  /** Ends it in the middle of what it does. */
  readonly kill: () => Promise<void>;
}

/** The product's own. */
export const SERVER_ENTRY = fileURLToPath(new URL("../../demo/main.ts", import.meta.url));

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Starts the entry as production does, and waits until it listens. Rejects when it ends before, with what it said. */
export async function startServerProcess(
  env: NodeJS.ProcessEnv,
  entry = SERVER_ENTRY,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", entry], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: undefined, ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const readOutput = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-LONGEST_KEPT);
  };
  child.stdout.on("data", readOutput);
  child.stderr.on("data", readOutput);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
  const addressIn = () => /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
  while (addressIn() === undefined) {
    await Promise.race([once(child.stdout, "data"), once(child, "close")]);
    if (!isRunning()) throw new Error(`the server did not start: ${said}`);
  }
  return {
    address: addressIn() ?? "",
    pid: child.pid ?? 0,
    said: () => said,
    isRunning,
    stop: async () => await end("SIGTERM"),
    kill: async () => await end("SIGKILL"),
  };
}

/** Of what a server says, in characters. */
const LONGEST_KEPT = 20_000;
