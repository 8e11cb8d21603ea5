import { WebSocket } from "ws";
import { type SocketFrame, socketProtocols } from "../../../src/domain/socket-frames.ts";
import { STORM_USERS, STORMY, gsidsOf, tokenOf } from "./firms.ts";

/** The delays of what has come, in milliseconds. */
export interface Delays {
  /** News of the first firm. */
  readonly own: readonly number[];
  /** News of the other firms. */
  readonly others: readonly number[];
  readonly talks: readonly number[];
}

/** Opens the sockets of all firms at an address; reports to its parent when all are open and, on request, the delays. */
const [address = "", count = "", firms = ""] = process.argv.slice(2);
const own: number[] = [];
const others: number[] = [];
const talks: number[] = [];
const gsids = gsidsOf(Number(firms));

await Promise.all([
  ...Array.from({ length: Number(count) }, (_none, index) => {
    const gsid = gsids[index % gsids.length] ?? STORMY.gsid;
    const url = `${address}/1/csgw/device-${index}/static`;
    return open(url, tokenOf(gsid, 1), gsid === STORMY.gsid ? own : others);
  }),
  ...Array.from({ length: STORM_USERS }, (_none, index) =>
    open(`${address}/${index + 1}/csgw/device-${index}`, tokenOf(STORMY.gsid, index + 1), own),
  ),
]);
process.send?.("open");
process.on("message", () => process.send?.({ own, others, talks } satisfies Delays));

async function open(url: string, token: string, news: number[]): Promise<void> {
  const socket = new WebSocket(url, socketProtocols(token), { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as SocketFrame;
      // The key of news, and the number of a message, is the time when it was sent.
      if ("chatSendType" in frame) {
        if (frame.chatSendType === "RECORD") talks.push(Date.now() - frame.id);
      } else if (frame.type === "READY") resolve();
      else if (frame.type === "CHANGED")
        for (const toldAt of frame.keys ?? []) news.push(Date.now() - Number(toldAt));
    });
  });
}
