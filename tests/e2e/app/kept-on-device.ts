import type { Page } from "@playwright/test";

/** The browser's entries of a session, by name. */
export async function keptOnDevice(
  page: Page,
): Promise<{ local: string[]; session: string[]; cookies: string[] }> {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }));
  // The single sign-on's own cookie is not the application's.
  const cookies = (await page.context().cookies()).filter(({ path }) => path === "/").map(({ name }) => name);
  return { local, session, cookies: cookies.toSorted() };
}

export const NOTHING = { local: [], session: [], cookies: [] };
