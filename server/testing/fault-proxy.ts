import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** Stands between two that talk by TCP, a server and its PostgreSQL or a browser and its server, and fails as a network does. */
export interface FaultProxy {
  /** The target's address by way of the proxy. */
  readonly url: string;
  /** Breaks every connection, and every new one at once. */
  readonly cut: () => void;
  /** Lets everything pass to the target, and nothing back: connections stay, answers are lost. */
  readonly swallow: () => void;
  /** Holds back the bytes of both sides, as a full line does; all of them arrive after `restore`, even late. */
  readonly freeze: () => void;
  /** Serves new connections again; what was swallowed stays lost. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

type State = "open" | "cut" | "swallowing" | "frozen";

export async function openFaultProxy(targetUrl: string): Promise<FaultProxy> {
  const target = new URL(targetUrl);
  let state: State = "open";
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  const pass = (act: () => void) => {
    if (state === "frozen") held.push(act);
    else act();
  };
  const keep = (socket: Socket, counterpart: () => Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      pass(() => counterpart().destroySoon());
    });
  };
  const proxy = createServer((client) => {
    if (state === "cut") return void client.destroy();
    const server = connect(Number(target.port), target.hostname);
    keep(client, () => server);
    keep(server, () => client);
    client.on("data", (said: Buffer) => pass(() => server.write(said)));
    client.on("end", () => pass(() => server.end()));
    server.on("data", (answer: Buffer) => pass(() => void (state === "open" && client.write(answer))));
    server.on("end", () => pass(() => client.end()));
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      state = "cut";
      breakAll();
    },
    swallow: () => void (state = "swallowing"),
    freeze: () => void (state = "frozen"),
    restore: () => {
      state = "open";
      const late = held;
      held = [];
      for (const act of late) act();
    },
    close: async () => {
      breakAll();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
