import { fileURLToPath } from "node:url";
import {
  SERVER_ENTRY,
  type ServerProcess,
  startServerProcess,
} from "../../../server/testing/server-process.ts";

/** Servers that share the load. */
export interface Running {
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
}

/** The product's own server, and the one written by hand. */
export const ENTRIES = {
  ours: SERVER_ENTRY,
  hand: fileURLToPath(new URL("hand-written/main.ts", import.meta.url)),
} as const;

/** Starts a server so many times on ports of their own, as a firm would with a balancer before them. */
export async function startServers(
  entry: string,
  env: NodeJS.ProcessEnv,
  processes: number,
): Promise<Running> {
  const started: ServerProcess[] = [];
  const close = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  try {
    while (started.length < processes) started.push(await startServerProcess(env, entry));
    return { addresses: started.map(({ address }) => address), close };
  } catch (error) {
    await close();
    throw error;
  }
}
