import { type BrowserContext, expect, type Request } from "@playwright/test";
import { apiOf, exchangeTicket } from "./api.ts";

const SETTINGS = "/api/fcp/web/userSetting";

interface Setting {
  readonly screen: string;
  readonly part: string;
}

interface SettingsWatch {
  /** Makes the screens of those who have changed something as they are planned, and removes the filters they have added. */
  readonly undo: (address: string) => Promise<void>;
}

/** Records the requests of a browser that change settings or save filters. */
export function watchSettings(context: BrowserContext): SettingsWatch {
  const changes: Request[] = [];
  context.on("request", (request) => {
    const isChange = request.method() === "POST" && new URL(request.url()).pathname.startsWith(SETTINGS);
    if (isChange && !isOfTheWay(request)) changes.push(request);
  });
  return {
    undo: async (address) => {
      // A journey may start another application, which goes with all that was kept in it.
      const own = changes.filter((request) => request.url().startsWith(address));
      for (const request of own) await request.response();
      const names = new Set(own.map((request) => (request.postDataJSON() as { name?: string }).name));
      const tokens = new Set(own.map((request) => request.headers()["access-token"] ?? ""));
      for (const token of tokens) await forgetSettings(address, token, names);
    },
  };
}

const OF_THE_WAY: ReadonlySet<unknown> = new Set(["opened", "tabs"]);

/** The pages opened, and opened last, are kept by every journey, also by those that end their session, and change no screen. */
function isOfTheWay(request: Request): boolean {
  return OF_THE_WAY.has((request.postDataJSON() as { part?: string }).part);
}

/**
 * Sets the account so that its next sign-in finds no page that an earlier journey has left open, and no tour. An
 * account that may not sign in needs neither.
 */
export async function settleAccount(address: string, account: string): Promise<void> {
  const tokens = await exchangeTicket(address, account).catch(() => null);
  if (!tokens) return;
  const api = apiOf(address, tokens.accessToken);
  await api.post(`${SETTINGS}/save`, { screen: "shell", part: "tabs", value: null });
  await api.post(`${SETTINGS}/save`, { screen: "shell", part: "tour", value: { seen: true } });
}

interface Filter {
  readonly id: number;
  readonly name: string;
  readonly own: boolean;
}

async function forgetSettings(
  address: string,
  token: string,
  names: ReadonlySet<string | undefined>,
): Promise<void> {
  const api = apiOf(address, token);
  const settings = (await api.get(`${SETTINGS}/query`)).result as readonly Setting[] | null;
  // The session may have ended: then the journey itself undoes the change in another one.
  if (settings === null) return;
  for (const { screen, part } of settings)
    expect(await api.post(`${SETTINGS}/save`, { screen, part, value: null })).toMatchObject({ code: "0" });
  const filters = (await api.get(`${SETTINGS}/filter/list`)).result as readonly Filter[];
  for (const { id } of filters.filter(({ own, name }) => own && names.has(name)))
    expect(await api.post(`${SETTINGS}/filter/delete`, { id })).toMatchObject({ code: "0" });
}
