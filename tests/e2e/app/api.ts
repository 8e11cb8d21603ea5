import { randomUUID } from "node:crypto";

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

export async function signInToApi(address: string, account: string, gsid = 1001): Promise<Api> {
  const chosen = await fetch(`${address}/sso/authorize`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ redirect: "/login", gsid: String(gsid), account }),
  });
  const ticket = new URL(chosen.headers.get("location") ?? "", address).searchParams.get("ticket");
  const send = async (method: string, path: string, body: object, token?: string) => {
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
  };
  const { result } = await send("POST", "/api/auth/sso/exchange", { ticket });
  const { accessToken } = result as { accessToken: string };
  const get = async (path: string) => {
    const response = await fetch(address + path, { headers: { "access-token": accessToken } });
    return (await response.json()) as Answer;
  };
  return {
    post: (path, body) => send("POST", path, body, accessToken),
    put: (path, body) => send("PUT", path, body, accessToken),
    get,
  };
}
