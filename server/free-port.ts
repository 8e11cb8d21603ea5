import { once } from "node:events";
import { createServer } from "node:net";

/** Rejects with EADDRINUSE before long work is done for a port that another program has. 0 is always free. */
export async function assertFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
