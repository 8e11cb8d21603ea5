/** Lets the server's own thread, by which everybody is answered, go before the one that imports this. */
import { readlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** About a third of what the server's thread gets where both want the same core; all of a core that is idle. */
const STEPS = 5;

giveWay();

/** Threads have a priority of their own on Linux; elsewhere all of a process share one. */
function giveWay() {
  if (process.platform !== "linux") return;
  const thread = Number(path.basename(readlinkSync("/proc/thread-self")));
  os.setPriority(thread, Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority(thread) + STEPS));
}
