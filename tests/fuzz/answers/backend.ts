import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { startApp } from "../../e2e/app/running-app.ts";
import type { Asked, Reply } from "./fake-transport.ts";

/** Rows of an answer beyond these are cut off: a page of fifty says no more than one of four, and takes longer to draw. */
const ROWS = 4;

export interface Backend {
  /** The answer of the reference backend; each request is sent once and its answer remembered. */
  readonly ask: (asked: Asked) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

/** Starts the reference backend with its demo data and signs in. */
export async function startBackend(account: string): Promise<Backend> {
  const { address, stop } = await startApp({ STATIC_DIR: undefined, DATABASE_URL: undefined });
  const form = new URLSearchParams({ redirect: "/login", gsid: "1001", account }).toString();
  const chosen = await send(`${address}/sso/authorize`, "POST", form, {
    "content-type": "application/x-www-form-urlencoded",
  });
  const ticket = new URL(chosen.location, address).searchParams.get("ticket");
  const json = { "content-type": "application/json" };
  const signedIn = await send(`${address}/api/auth/sso/exchange`, "POST", JSON.stringify({ ticket }), json);
  const { result } = JSON.parse(signedIn.body) as { result: { accessToken: string } };
  const known = new Map<string, Promise<Reply>>();
  return {
    stop,
    ask: (asked) => {
      const { method, url, body } = asked;
      const key = `${method} ${url} ${body ?? ""}`;
      const answer =
        known.get(key) ??
        send(address + url, method, body, {
          ...(body !== undefined && json),
          "access-token": result.accessToken,
          "idempotency-key": randomUUID(),
        }).then((reply) => ({ status: reply.status, body: shortened(reply.body) }));
      known.set(key, answer);
      return answer;
    },
  };
}

/** Node's own client: what the drawn page calls `fetch` and `FormData` belongs to the page. */
function send(
  url: string,
  method: string,
  body: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Reply & { location: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          location: response.headers.location ?? "",
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A file is no JSON and stays as it is. */
function shortened(body: string): string {
  if (!body.startsWith("{")) return body;
  return JSON.stringify(
    JSON.parse(body, (_key, value: unknown) => (Array.isArray(value) ? value.slice(0, ROWS) : value)),
  );
}
