import path from "node:path";
import { bundleServerWhenStale } from "../build/build-when-stale.ts";

/** Makes the server ready that tests start in a process of its own. */
export async function setup(): Promise<void> {
  await bundleServerWhenStale(path.join(import.meta.dirname, "../.."));
}
