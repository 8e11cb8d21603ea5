import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Servers that share the load. */
export interface Running {
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
}

/** The product's own server, and the one written by hand. */
export const ENTRIES = {
  ours: fileURLToPath(new URL("../../../server/main.ts", import.meta.url)),
  hand: fileURLToPath(new URL("hand-written/main.ts", import.meta.url)),
} as const;

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Starts a server so many times on ports of their own, as a firm would with a balancer before them. */
export async function startServers(
  entry: string,
  env: NodeJS.ProcessEnv,
  processes: number,
): Promise<Running> {
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(children.map(stop));
  };
  try {
    const addresses: string[] = [];
    for (let place = 0; place < processes; place += 1) {
      const child = spawn(process.execPath, ["--import", "tsx", entry], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: undefined, ...env, PORT: "0" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.push(child);
      addresses.push(await addressOf(child));
    }
    return { addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [address] = /http:\/\/[\d.]+:\d+/.exec(printed) ?? [];
    if (address !== undefined) {
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error("a server of the benchmark did not start; why stands above");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
