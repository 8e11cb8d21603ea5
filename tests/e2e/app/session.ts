import type { BrowserContext } from "@playwright/test";
import { exchangeTicket } from "./api.ts";

export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

const ONE_DAY = 24 * 60 * 60;

/** The storage of a browser whose user has just signed in: a session that no other browser has. */
export async function newSession(address: string, account: string): Promise<StorageState> {
  const { accessToken, refreshToken } = await exchangeTicket(address, account);
  const tokens = Object.entries({ accessToken, refreshToken });
  return {
    cookies: tokens.map(([name, token]) => ({
      name,
      value: encodeURIComponent(token),
      domain: new URL(address).hostname,
      path: "/",
      expires: Date.now() / 1000 + ONE_DAY,
      httpOnly: false,
      secure: false,
      sameSite: "Lax",
    })),
    origins: [{ origin: address, localStorage: tokens.map(([name, value]) => ({ name, value })) }],
  };
}
