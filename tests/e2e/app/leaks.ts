import type { Page, Request } from "@playwright/test";

/** Follows what leaves the page and what stays in it: addresses, headers, console, and the bodies of all calls but the named. */
export function watchLeaks(page: Page, meant: RegExp): (secret: string) => Promise<readonly string[]> {
  const lines: string[] = [];
  const isMeant = (request: Request) =>
    request.method() === "POST" && meant.test(new URL(request.url()).pathname);
  page.on("console", (message) => lines.push(`console: ${message.text()}`));
  page.on("request", (request) => {
    lines.push(`${request.method()} ${request.url()}`);
    for (const [name, value] of Object.entries(request.headers())) lines.push(`${name}: ${value}`);
    if (!isMeant(request)) lines.push(`body: ${request.postData() ?? ""}`);
  });
  return async (secret) => {
    const kept = await page.evaluate(() => [
      ...navigation.entries().map(({ url }) => `address: ${url ?? ""}`),
      ...[localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).map(([name, value]) => `stored ${name}: ${String(value)}`),
      ),
      `cookies: ${document.cookie}`,
    ]);
    return [...lines, ...kept].filter((line) => line.includes(secret));
  };
}
