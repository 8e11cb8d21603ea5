import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { CLOSED, PING, SOCKET_PROTOCOL, tokenOfProtocols } from "../../../src/domain/socket-frames.ts";
import type { Operation } from "../../../src/schema/project/operation.ts";
import { comesFromOwnPage } from "../../access/sign-on/sign-in-session.ts";
import type { Authenticate } from "../../access/authenticate.ts";
import { Refusal } from "../../platform/errors.ts";
import { type Connection, type SocketKind, closeSignedOut } from "./connection.ts";
import type { SocketHub } from "./socket-hub.ts";

interface SocketDeps {
  /** Those of the catalogue. */
  readonly sockets: readonly Operation[];
  readonly hub: SocketHub;
  readonly authenticate: Authenticate;
  /** The origin at which browsers reach this server; undefined: as each request says. */
  readonly publicOrigin: string | undefined;
}

interface SocketRoute {
  readonly Params: { readonly userId: string; readonly deviceId: string };
  readonly Querystring: { readonly from?: string };
}

/** The sockets of the catalogue. */
const SOCKETS: ReadonlyMap<string, SocketKind> = new Map([
  ["chat.socket", "chat"],
  ["chat.statisticsSocket", "static"],
]);

/** A browser says one short word. */
const LONGEST_WORD = 64;

/** Words, pings and answers of a browser between two pings of the server: those of its own clock are three. */
const MOST_WORDS = 60;

const PING_EVERY_MS = 30_000;

/** Codes of a close that a browser comes back after, unlike those of `CLOSED`. */
const NOT_UNDERSTOOD = 1003;
const TOO_MUCH = 1008;
const FAULT = 1011;

/** The sockets of signed-in browsers. One that is not allowed is closed with a code, and is sent nothing. */
export async function bindSockets(app: FastifyInstance, deps: SocketDeps): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_WORD,
      perMessageDeflate: false,
      handleProtocols: (protocols) => protocols.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL,
    },
    errorHandler: (error, socket, request) => {
      request.log.error({ err: error }, "a socket failed");
      socket.close(FAULT);
    },
  });
  await app.register(async (scope) => {
    for (const { id, path } of deps.sockets) {
      const kind = SOCKETS.get(id);
      if (!kind) throw new Error(`nobody knows what the socket ${id} carries`);
      const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
      scope.get<SocketRoute>(url, { websocket: true }, async (socket, request) => {
        await admit(kind, socket, request, deps);
      });
    }
  });
}

async function admit(
  kind: SocketKind,
  socket: WebSocket,
  request: FastifyRequest<SocketRoute>,
  { hub, authenticate, publicOrigin }: SocketDeps,
): Promise<void> {
  const heard = listen(socket);
  const refuse = (reason: string) => socket.close(CLOSED.refused, reason);
  if (!comesFromOwnPage(request, { publicOrigin })) return refuse("请从系统页面连接");
  const token = tokenOfProtocols(request.headers["sec-websocket-protocol"]);
  const known = await authenticate(token).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!known || token === undefined) return closeSignedOut({ socket });
  const { user, suspended } = known;
  if (suspended !== null) return refuse("账号已停用");
  if (request.params.userId !== String(user.id)) return refuse("员工编号与登录账号不符");
  if (socket.readyState !== socket.OPEN) return;
  const connection: Connection = { kind, socket, token, user, checkedAt: performance.now() };
  heard.onPing = () => hub.answerPing(connection);
  socket.on("close", () => hub.leave(connection));
  hub.join(connection, numberIn(request.query.from));
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Ends a socket that sends other or too many messages, and one whose browser is gone. */
function listen(socket: WebSocket): { onPing: () => void } {
  const heard = { onPing: () => {} };
  let words = 0;
  let isAlive = true;
  const count = () => {
    words += 1;
    if (words > MOST_WORDS) socket.close(TOO_MUCH, "消息过于频繁");
  };
  socket.on("message", (data, isBinary) => {
    count();
    if (words > MOST_WORDS) return;
    if (isBinary || !Buffer.isBuffer(data) || data.toString() !== PING)
      socket.close(NOT_UNDERSTOOD, "无法识别的消息");
    else heard.onPing();
  });
  socket.on("ping", count);
  socket.on("pong", () => {
    isAlive = true;
    count();
  });
  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    words = 0;
    socket.ping();
  }, PING_EVERY_MS);
  ping.unref();
  socket.on("close", () => clearInterval(ping));
  return heard;
}
