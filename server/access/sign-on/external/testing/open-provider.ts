import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface TestProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

export const CLIENT = { clientId: "console", clientSecret: "between-the-two-of-us" };

/** A real OpenID Connect provider on a free port: whatever name is typed in is let in, in firm 1001. */
export async function openTestProvider(origin: string): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${origin}/sso/callback`],
        post_logout_redirect_uris: [`${origin}/login`],
      },
    ],
    claims: { profile: ["preferred_username", "gsid"] },
    cookies: { keys: ["test"] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, gsid: 1001 }),
    }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs in at the provider as a browser does, from its first address to the one that leads back to `origin`. */
export async function passProvider(start: string, account: string, origin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(address, {
      method: body ? "POST" : "GET",
      ...(body && { body }),
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const page = await response.text();
    if (location !== null) {
      address = new URL(location, address);
      body = undefined;
      if (address.origin === origin) return address;
      continue;
    }
    const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`${response.status}: ${page.slice(0, 500)}`);
    address = new URL(action, address);
    body = new URLSearchParams({ prompt, login: account, password: "any" });
  }
  throw new Error("The provider never led back");
}
