import type { PostgresWorld } from "./world.ts";

/** Ends the server in the middle of what it does, and starts another. */
export async function killServer(world: PostgresWorld): Promise<string[]> {
  await world.server().kill();
  await world.startServer();
  return [];
}
