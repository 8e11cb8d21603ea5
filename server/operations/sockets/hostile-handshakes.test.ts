import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { SOCKET_PROTOCOL, socketProtocols } from "../../../src/domain/socket-frames.ts";
import { takeTicket } from "../../testing/test-server.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const OWN = "https://tax.example.com";
const KINDS = ["", "/static"] as const;
const SIGNED_OUT = 4401;
const REFUSED = 4403;

const server = useTestServer({ publicOrigin: OWN });
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
});

interface Handshake {
  readonly protocols: readonly string[];
  readonly userId: number | string;
  readonly origin?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The first word of the server: a frame, the code of its close, or the HTTP status in place of a socket. */
async function firstWord(kind: (typeof KINDS)[number], asked: Handshake): Promise<string> {
  const { protocols, userId, origin = OWN, query = "", headers } = asked;
  const path = `/fintax/websocket/${userId}/csgw/device-1${kind}${query}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, [...protocols], { origin, headers });
  const word = await Promise.race([
    once(socket, "message").then(([data]: Buffer[]) => `frame ${String(data)}`),
    once(socket, "close").then(([code]: number[]) => `closed ${String(code)}`),
    once(socket, "unexpected-response").then(([, { statusCode }]) => `HTTP ${String(statusCode)}`),
  ]);
  socket.on("error", () => {});
  socket.terminate();
  return word;
}

const idOf = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;

/** Words that look like the token of an account, or were one. */
async function falseTokens(token: string): Promise<readonly string[]> {
  const ended = await server.signIn("sunli");
  await server.requestWith(ended, "session.signOut");
  const ticket = await takeTicket(server.app, "sunli");
  const { result } = await server.requestWith(null, "session.exchangeTicket", {
    ticket: await takeTicket(server.app, "sunli"),
  });
  const { refreshToken = "refresh" } = result as { readonly refreshToken?: string };
  const { tokenHash } = await server.db.selectFrom("token").select("tokenHash").executeTakeFirstOrThrow();
  const changed = (token.startsWith("a") ? "b" : "a") + token.slice(1);
  return [
    "",
    "undefined",
    "null",
    "0",
    "*",
    "%",
    "'--",
    "__proto__",
    "x".repeat(43),
    "x".repeat(8000),
    ended,
    ticket,
    refreshToken,
    tokenHash,
    changed,
    token.slice(1),
    token.slice(0, -1),
    `${token}x`,
    `x${token}`,
    token.toLowerCase(),
    `token.${token}`,
  ];
}

const OTHER_ORIGINS = [
  "https://evil.example",
  "http://tax.example.com",
  "https://tax.example.com:444",
  "https://tax.example.com.evil.example",
  "https://eviltax.example.com",
  "https://www.tax.example.com",
  "https://evil.example/https://tax.example.com",
  "https://tax.example.com@evil.example",
  "https://tax.example.com/",
  "https://tax.example.com, https://evil.example",
  "HTTPS://TAX.EXAMPLE.COM",
  "wss://tax.example.com",
  "null",
  "file://",
  "chrome-extension://abcdefgh",
];

test("of more than a hundred hostile handshakes none hears a word, and the good ones beside them do", async () => {
  const token = await server.signIn("sunli");
  const userId = await idOf("sunli");
  const protocols = socketProtocols(token);
  const others = [await idOf("chenjie"), await idOf("qianjin"), userId + 1, 0, -1];
  const strange = [`0${userId}`, `${userId}.0`, `+${userId}`, `${userId}%20`, `${userId}%00`, "me", "NaN"];
  const hostile: readonly (readonly [what: string, asked: Handshake, word: string])[] = [
    ...(await falseTokens(token)).map(
      (word) =>
        [
          `token ${word.slice(0, 60)}`,
          { protocols: socketProtocols(word), userId },
          `closed ${SIGNED_OUT}`,
        ] as const,
    ),
    ...[...others, ...strange].map(
      (id) => [`number ${id}`, { protocols, userId: id }, `closed ${REFUSED}`] as const,
    ),
    ...OTHER_ORIGINS.map(
      (origin) => [`origin ${origin}`, { protocols, userId, origin }, `closed ${REFUSED}`] as const,
    ),
    ...[
      { query: `?access-token=${token}&token=${token}` },
      { headers: { "access-token": token } },
      { headers: { authorization: `Bearer ${token}` } },
      { headers: { cookie: `accessToken=${token}` } },
    ].map(
      (elsewhere) =>
        [
          `the token in ${Object.keys(elsewhere.headers ?? { query: "" }).join("")}`,
          { protocols: [SOCKET_PROTOCOL], userId, ...elsewhere },
          `closed ${SIGNED_OUT}`,
        ] as const,
    ),
  ];
  expect(hostile.length * KINDS.length).toBeGreaterThan(100);
  for (const kind of KINDS) {
    const heard = await Promise.all(
      hostile.map(async ([what, asked]) => `${what}: ${await firstWord(kind, asked)}`),
    );
    expect(heard).toEqual(hostile.map(([what, _asked, word]) => `${what}: ${word}`));
    expect(await firstWord(kind, { protocols, userId })).toMatch(/^frame .*READY/);
  }
});
