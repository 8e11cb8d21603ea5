import type { Page, Request } from "@playwright/test";

/** Places where a secret has to be. */
interface Homes {
  /** Paths of POST calls whose bodies carry it. */
  readonly bodies?: RegExp;
  /** The header that carries it to the page's own server. */
  readonly header?: string;
  /** Names in local storage and among the cookies. */
  readonly names?: RegExp;
}

/** Follows what leaves the page and what stays in it; the result looks for a secret in all of it but its homes. */
export function watchLeaks(page: Page, homes: Homes): (secret: string) => Promise<readonly string[]> {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => lines.push(`error: ${error.message}`));
  page.on("request", (request) => lines.push(...linesOf(request, page, homes)));
  page.on("websocket", (socket) => {
    lines.push(`socket: ${socket.url()}`);
    socket.on("framesent", ({ payload }) => lines.push(`frame: ${payload.toString()}`));
  });
  return async (secret) =>
    [...lines, ...(await keptLines(page, homes))].filter((line) => line.includes(secret));
}

function linesOf(request: Request, page: Page, { bodies, header }: Homes): readonly string[] {
  const { origin, pathname } = new URL(request.url());
  const isOwn = origin === new URL(page.url()).origin;
  const isHome = request.method() === "POST" && bodies?.test(pathname) === true;
  const headers = Object.entries(request.headers()).filter(([name]) => !isOwn || name !== header);
  return [
    `${request.method()} ${request.url()}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(isHome ? [] : [`body: ${request.postData() ?? ""}`]),
  ];
}

async function keptLines(page: Page, { names }: Homes): Promise<readonly string[]> {
  const { addresses, entries, html } = await page.evaluate(() => {
    // A typed password stands in its own field.
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    for (const field of shown.querySelectorAll("input[type=password]")) field.remove();
    return {
      addresses: [...navigation.entries()].map(({ url }) => url ?? ""),
      entries: [
        ...[localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)),
        ...document.cookie
          .split("; ")
          .map((cookie): [string, string] => [cookie.split("=")[0] ?? "", cookie]),
      ],
      html: shown.outerHTML,
    };
  });
  return [
    ...addresses.map((address) => `address: ${address}`),
    ...entries.filter(([name]) => names?.test(name) !== true).map((entry) => `kept: ${entry.join("=")}`),
    `page: ${html}`,
  ];
}
