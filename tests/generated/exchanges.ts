import type { Page, Request } from "@playwright/test";
import { shellCalls } from "../../src/request/generated/shell-calls.ts";
import type { CallPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import type { Asked, StandIn } from "./stand-in.ts";

/** A question of the page and its answer. */
interface Exchange {
  readonly call: CallPlan;
  readonly params: Row;
  /** Undefined while nothing came that could be read. */
  readonly result: unknown;
}

/** The requests of a page, in the order in which they were sent. */
export interface Exchanges {
  readonly all: () => readonly Exchange[];
  /** The last question of an operation. */
  readonly latest: (call: string) => Exchange | undefined;
  /** Requests of the screen that would have written, which were refused instead. */
  readonly writes: () => readonly string[];
  /** The last answer to an operation, once it is there. */
  readonly answered: (call: string, after?: number) => Promise<Exchange>;
  readonly count: (call: string) => number;
  /** For a page that is opened anew. */
  readonly forget: () => void;
}

/** Calls that are made by themselves: the frame keeps which pages are used and which were opened last, a talk in front what is read. */
const KEPT_BY_ITSELF: ReadonlySet<string> = new Set([
  "chat.record.read",
  "tracking.acceptUserBehaviorData",
  "userSetting.save",
]);
const REFUSED = { code: "0500", message: "此测试不写入数据", result: null };
const PATIENCE = 15_000;

/** Listens to the calls of a plan, and keeps those that write from the backend. */
export async function listen(
  page: Page,
  standIn: StandIn,
  calls: { readonly [id: string]: CallPlan },
): Promise<Exchanges> {
  const known = Object.values({ ...shellCalls, ...calls }) as readonly CallPlan[];
  const exchanges: { call: CallPlan; params: Row; result: unknown; at: Request }[] = [];
  const writes: string[] = [];
  const callOf = ({ method, url }: Asked) =>
    known.find((call) => call.method === method.toLowerCase() && isAt(call, url));
  page.on("request", (request) => {
    const call = callOf({ method: request.method(), url: request.url() });
    if (call) exchanges.push({ call, params: paramsOf(call, request), result: undefined, at: request });
  });
  page.on("response", (response) => {
    const exchange = exchanges.find(({ at }) => at === response.request());
    if (!exchange || exchange.call.answer === "file") return;
    // A page may be left before its answer has come.
    void response
      .json()
      .catch(() => null)
      .then((envelope: { readonly result?: unknown } | null) => (exchange.result = envelope?.result ?? null));
  });
  for (const call of known) {
    if (call.effect !== "write" || call.permission.includes("public")) continue;
    await standIn.put(call.id, {
      path: call.path.replaceAll(/\{[^}]+\}/g, "*"),
      accepts: (asked) => callOf(asked) === call,
      instead: () => {
        if (!KEPT_BY_ITSELF.has(call.id)) writes.push(call.id);
        return REFUSED;
      },
    });
  }
  const of = (call: string) => exchanges.filter((exchange) => exchange.call.id === call);
  return {
    all: () => exchanges,
    latest: (call) => of(call).at(-1),
    writes: () => writes,
    count: (call) => of(call).length,
    forget: () => void exchanges.splice(0),
    answered: async (call, after = 0) => {
      const end = Date.now() + PATIENCE;
      for (;;) {
        const last = of(call).at(-1);
        if (last && of(call).length > after && last.result !== undefined) return last;
        if (Date.now() > end) throw new Error(`the page did not ask ${call}, or got no answer`);
        await page.waitForTimeout(20);
      }
    },
  };
}

function isAt({ path }: CallPlan, url: string): boolean {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(new URL(url).pathname);
}

function paramsOf({ path }: CallPlan, request: Request): Row {
  const { pathname, searchParams } = new URL(request.url());
  const query: { [name: string]: string } = {};
  const parts = pathname.split("/");
  for (const [at, part] of path.split("/").entries())
    if (/^\{.*\}$/.test(part)) query[part.slice(1, -1)] = decodeURIComponent(parts[at] ?? "");
  for (const [name, value] of searchParams) query[name] = name in query ? `${query[name]},${value}` : value;
  const isJson = request.headers()["content-type"]?.includes("json") === true;
  const body = isJson ? (request.postDataJSON() as Row | null) : null;
  return { ...query, ...body };
}
