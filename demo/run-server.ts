import { runServer } from "../server/run-server.ts";
import type { ServerOptions } from "../server/start.ts";
import { demonstration } from "./demonstration.ts";

/** The server with the demonstration at hand: the environment says whether it is wanted. */
export async function runWithDemonstration(
  env: NodeJS.ProcessEnv,
  meanwhile?: ServerOptions["meanwhile"],
): Promise<void> {
  await runServer(env, { demonstration, meanwhile });
}
