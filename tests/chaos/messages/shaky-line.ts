import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket, WebSocketServer } from "ws";
import { SOCKET_PROTOCOL } from "../../../src/domain/socket-frames.ts";
import { readFrame } from "../../../src/shell/sockets/read-frame.ts";

/** Stands between browsers and the servers of their sockets; each new connection leads to the server that `target` names. */
export interface ShakyLine {
  readonly url: string;
  /** Breaks one connection at random; what is on its way is lost. */
  readonly cutOne: () => void;
  readonly counts: Readonly<LineCounts>;
  readonly close: () => Promise<void>;
}

interface LineCounts {
  cuts: number;
  delayed: number;
  repeated: number;
}

/** The shares of frames that wait, with all that come behind them, and that are delivered once more. */
const DELAYED = 0.01;
const REPEATED = 0.05;

const LONGEST_DELAY_MS = 300;

/** A repeated frame is one of so many that came last: it may come again behind newer ones. */
const REMEMBERED = 20;

export async function openShakyLine(target: () => string): Promise<ShakyLine> {
  const counts: LineCounts = { cuts: 0, delayed: 0, repeated: 0 };
  const browsers = new Set<WebSocket>();
  const handleProtocols = (named: ReadonlySet<string>) => named.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL;
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", handleProtocols });
  server.on("connection", (browser, { url, headers }) => {
    const address = new URL(url ?? "", target().replace("http", "ws"));
    const protocols = (headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
    const behind = new WebSocket(address, protocols);
    browsers.add(browser);
    browser.on("message", (said) => behind.readyState === behind.OPEN && behind.send(textOf(said)));
    browser.on("close", () => {
      browsers.delete(browser);
      behind.terminate();
    });
    const deliver = deliverer(browser, counts);
    behind.on("message", (said) => deliver(textOf(said)));
    behind.on("error", () => browser.terminate());
    behind.on("close", (code) => (code >= FIRST_OF_THE_PRODUCT ? browser.close(code) : browser.terminate()));
  });
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutOne: () => {
      const browser = [...browsers][Math.floor(Math.random() * browsers.size)];
      if (!browser) return;
      counts.cuts += 1;
      browser.terminate();
    },
    counts,
    close: async () => {
      for (const browser of browsers) browser.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

/** Of a close that a server means. */
const FIRST_OF_THE_PRODUCT = 4000;

/** Passes frames on in their order, some of them late, and some again. */
function deliverer(browser: WebSocket, counts: LineCounts): (text: string) => void {
  const news: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const pass = async (text: string) => {
    if (Math.random() < DELAYED) {
      counts.delayed += 1;
      await sleep(Math.random() * LONGEST_DELAY_MS);
    }
    if (browser.readyState !== browser.OPEN) return;
    browser.send(text);
    const frame = readFrame(text);
    // A server says its opening words once: by them it may set a browser back.
    if (frame && "chatSendType" in frame) news.push(text);
    news.splice(0, news.length - REMEMBERED);
    const again = news[Math.floor(Math.random() * news.length)];
    if (again === undefined || Math.random() >= REPEATED) return;
    counts.repeated += 1;
    browser.send(again);
  };
  return (text) => {
    last = last.then(async () => await pass(text));
  };
}

function textOf(said: unknown): string {
  return Buffer.isBuffer(said) ? said.toString() : "";
}
