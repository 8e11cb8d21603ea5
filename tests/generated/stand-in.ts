import type { CDPSession, Page } from "@playwright/test";

export interface Asked {
  /** `GET`, `POST` … */
  readonly method: string;
  readonly url: string;
}

/** Which requests are answered, and how: in JSON, without the backend or with a change of what it said. */
type Rule = {
  /** Path of the address; `*` stands for one part of it. */
  readonly path: string;
  /** Absent: all that go there. */
  readonly accepts?: (request: Asked) => boolean;
} & ({ readonly instead: () => unknown } | { readonly change: (answer: unknown) => unknown });

/**
 * Stands between a page and the backend. Playwright's routes do so too, but they take the browser's cache away: a page
 * whose code is fetched and compiled anew costs nearly twice as much of the machine.
 */
export interface StandIn {
  /** From now on; a rule of the same name ends. */
  readonly put: (name: string, rule: Rule) => Promise<void>;
  /** Ends all rules. */
  readonly clear: () => Promise<void>;
}

interface Paused {
  readonly requestId: string;
  readonly request: Asked;
  /** Absent before the backend has answered. */
  readonly responseStatusCode?: number;
}

export function standIn(page: Page): StandIn {
  const rules = new Map<string, Rule>();
  let opened: Promise<CDPSession> | undefined;
  const answer = async (session: CDPSession, { requestId, request, ...paused }: Paused): Promise<void> => {
    const isAnswered = paused.responseStatusCode !== undefined;
    const rule = [...rules.values()].findLast(
      (candidate) => "change" in candidate === isAnswered && matches(candidate, request),
    );
    if (!rule) return void (await session.send("Fetch.continueRequest", { requestId }));
    const json = "instead" in rule ? rule.instead() : rule.change(await readAnswer(session, requestId));
    await session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: paused.responseStatusCode ?? 200,
      responseHeaders: [{ name: "content-type", value: "application/json" }],
      body: Buffer.from(JSON.stringify(json)).toString("base64"),
    });
  };
  const open = async (): Promise<CDPSession> => {
    const session = await page.context().newCDPSession(page);
    session.on("Fetch.requestPaused", (paused) => {
      void answer(session, paused).catch((error: unknown) => {
        if (!page.isClosed() && !isWithdrawn(error)) throw error;
      });
    });
    return session;
  };
  const watch = async (): Promise<void> => {
    const session = await (opened ??= open());
    const patterns = [...rules.values()].map((rule) => ({
      urlPattern: `*${rule.path}*`,
      requestStage: "change" in rule ? ("Response" as const) : ("Request" as const),
    }));
    await session.send("Fetch.enable", { patterns });
  };
  return {
    put: async (name, rule) => {
      rules.set(name, rule);
      await watch();
    },
    clear: async () => {
      rules.clear();
      await watch();
    },
  };
}

/** The page was left before its answer had come: the request is no more. */
function isWithdrawn(error: unknown): boolean {
  return error instanceof Error && error.message.includes("Invalid InterceptionId");
}

async function readAnswer(session: CDPSession, requestId: string): Promise<unknown> {
  const { body, base64Encoded } = await session.send("Fetch.getResponseBody", { requestId });
  return JSON.parse(base64Encoded ? Buffer.from(body, "base64").toString() : body);
}

function matches({ path, accepts }: Rule, request: Asked): boolean {
  const pattern = path.replaceAll(/[.+?^$()|[\]\\{}]/g, String.raw`\$&`).replaceAll("*", "[^/]+");
  const isAt = new RegExp(`^${pattern}$`).test(new URL(request.url).pathname);
  return isAt && (accepts === undefined || accepts(request));
}
