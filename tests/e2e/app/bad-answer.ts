import type { Page, Route } from "@playwright/test";

export interface BadAnswer {
  readonly title: string;
  readonly status?: number;
  readonly body: string;
  /** The notice that the user sees. */
  readonly reason: string;
}

const UNREADABLE = "服务返回的数据无法识别，请稍后重试";

/** A proxy between browser and backend may answer in place of it, or cut its answer. */
export const BAD_ANSWERS: readonly BadAnswer[] = [
  { title: "a page of HTML", body: "<!doctype html><h1>It works</h1>", reason: UNREADABLE },
  { title: "half a JSON", body: '{"code":"0","result":{"list":[{"id":1,', reason: UNREADABLE },
  { title: "a JSON that is no envelope", body: '["0"]', reason: UNREADABLE },
  { title: "HTTP 500", status: 500, body: "boom", reason: "服务异常" },
  { title: "HTTP 502", status: 502, body: "<h1>Bad Gateway</h1>", reason: "网关错误" },
  { title: "HTTP 504", status: 504, body: "", reason: "网关超时" },
];

/** Answers every request to this path so, until the function that it gives is called. */
export async function answerInstead(
  page: Page,
  path: string,
  answer: Pick<BadAnswer, "status" | "body"> | ((route: Route) => Promise<void>),
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
