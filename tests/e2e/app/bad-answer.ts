import type { Page, Route } from "@playwright/test";

interface Answer {
  readonly status?: number;
  readonly body: string;
}

/** Answers every request to this path so, until the function that it gives is called. */
export async function answerInstead(
  page: Page,
  path: string,
  answer: Answer | ((route: Route) => Promise<void>),
): Promise<() => Promise<void>> {
  const handle =
    typeof answer === "function"
      ? answer
      : (route: Route) =>
          route.fulfill({ status: answer.status ?? 200, contentType: "application/json", body: answer.body });
  const isPath = (url: URL) => url.pathname === path;
  await page.route(isPath, handle);
  return () => page.unroute(isPath, handle);
}

/** A successful envelope. */
export function success(result: unknown): string {
  return JSON.stringify({ code: "0", message: null, result });
}
