import { WebSocket } from "ws";
import { socketProtocols } from "../../../src/domain/socket-frames.ts";

/** Opens so many sockets at an address; reports to its parent when all are open and, on request, the delays of news. */
const [address = "", count = ""] = process.argv.slice(2);
const delays: number[] = [];

await Promise.all(
  Array.from({ length: Number(count) }, (_none, index) => open(`${address}/device-${index}/static`)),
);
process.send?.("open");
process.on("message", () => process.send?.(delays));

async function open(url: string): Promise<void> {
  const socket = new WebSocket(url, socketProtocols("bench"), { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      const { type, keys } = JSON.parse(data.toString()) as { type: string; keys?: readonly number[] };
      if (type === "READY") resolve();
      // The key of the news is the time when they were sent.
      for (const toldAt of keys ?? []) delays.push(Date.now() - toldAt);
    });
  });
}
