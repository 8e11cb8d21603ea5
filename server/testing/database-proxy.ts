import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** Stands between a server and its PostgreSQL, and fails as a network does. */
export interface DatabaseProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Breaks every connection, and every new one at once. */
  readonly cut: () => void;
  /** Lets everything pass to the database, and nothing back: connections stay, answers are lost. */
  readonly swallow: () => void;
  /** Holds back what either side says, as a full line does; all of it arrives after `restore`, whoever has gone meanwhile. */
  readonly freeze: () => void;
  /** Serves new connections again; what was swallowed stays lost. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

type State = "open" | "cut" | "swallowing" | "frozen";

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  let state: State = "open";
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  const pass = (act: () => void) => {
    if (state === "frozen") held.push(act);
    else act();
  };
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      pass(() => other().destroySoon());
    });
  };
  const server = createServer((client) => {
    if (state === "cut") return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    keep(client, () => database);
    keep(database, () => client);
    client.on("data", (said: Buffer) => pass(() => database.write(said)));
    client.on("end", () => pass(() => database.end()));
    database.on("data", (answer: Buffer) => pass(() => void (state === "open" && client.write(answer))));
    database.on("end", () => pass(() => client.end()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
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
      server.close();
      await once(server, "close");
    },
  };
}
