import { randomUUID } from "node:crypto";
import { DEMO_FIRMS } from "../../../demo/demo-accounts.ts";
import { asRead } from "../../../server/testing/as-read.ts";

interface Answer {
  readonly code: string;
  readonly message: string | null;
  readonly result: unknown;
}

/** Talks to the backend without the app, as another colleague at another desk. */
export interface Api {
  readonly post: (path: string, body: object) => Promise<Answer>;
  readonly put: (path: string, body: object) => Promise<Answer>;
  /** `path` with its query. */
  readonly get: (path: string) => Promise<Answer>;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The single sign-on's answer to an account. */
async function chooseAccount(address: string, account: string): Promise<URLSearchParams> {
  // A user whom a journey has added is of the first firm.
  const firm = DEMO_FIRMS.find(({ accounts }) => accounts.some((known) => known.account === account));
  const gsid = (firm ?? DEMO_FIRMS[0])?.gsid;
  const chosen = await fetch(`${address}/sso/authorize`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ redirect: "/login", gsid: String(gsid), account }),
  });
  return new URL(chosen.headers.get("location") ?? "", address).searchParams;
}

/** Signs in at the backend: takes a ticket of the single sign-on and exchanges it for tokens. */
export async function exchangeTicket(address: string, account: string): Promise<Tokens> {
  const ticket = (await chooseAccount(address, account)).get("ticket");
  const { code, message, result } = await send(address, "/api/auth/sso/exchange", "POST", { ticket });
  if (code !== "0") throw new Error(`${account} cannot sign in: ${message}`);
  return result as Tokens;
}

export async function signInToApi(address: string, account: string): Promise<Api> {
  const { accessToken } = await exchangeTicket(address, account);
  return apiOf(address, accessToken);
}

/** Sets a password that is due, as its owner does when the single sign-on demands it. */
export async function setDuePassword(address: string, account: string, newPwd: string): Promise<Answer> {
  const state = (await chooseAccount(address, account)).get("state");
  return await send(address, "/api/facade/user/unauth/pwd/forceupdate", "POST", { newPwd, state });
}

/** The backend to who has this token. */
export function apiOf(address: string, accessToken: string): Api {
  const get = async (path: string) => {
    const response = await fetch(address + path, { headers: { "access-token": accessToken } });
    return (await response.json()) as Answer;
  };
  return {
    post: (path, body) => sendAsRead(address, path, "POST", body, accessToken),
    put: (path, body) => sendAsRead(address, path, "PUT", body, accessToken),
    get,
  };
}

/** A call without a version is taken for one that has just read what it changes. */
async function sendAsRead(
  address: string,
  path: string,
  method: string,
  body: object,
  token: string,
): Promise<Answer> {
  const answer = await send(address, path, method, body, token);
  const read = asRead(body, answer);
  return read === undefined ? answer : await send(address, path, method, read, token);
}

async function send(
  address: string,
  path: string,
  method: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(address + path, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token ? { "access-token": token } : {}),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
