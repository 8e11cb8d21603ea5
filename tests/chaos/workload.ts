import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "./api.ts";
import { attemptIntent } from "./attempt.ts";
import type { Firm } from "./firm.ts";
import { FOLLOWING, type Intent, intentMaker } from "./intents.ts";
import { FINISH_MS } from "./limits.ts";

/** Parallel writers, and all that they have ever wanted done. */
export interface Workload {
  readonly intents: readonly Intent[];
  readonly start: () => void;
  /** No new intents; rejects nothing. */
  readonly stop: () => Promise<void>;
  /** Repeats the requests whose outcome is unknown, until they are done. */
  readonly finish: () => Promise<void>;
  /** Repeats some of what is done: each gets its first answer again. */
  readonly replay: (count: number) => Promise<void>;
  /** Sends so many new intents, each by several tries at once: users who click twice, tabs that repeat. */
  readonly sendDoubly: (count: number) => Promise<void>;
  /** Faults since the last call. */
  readonly takeFaults: () => string[];
}

const WRITERS = 6;

/** The share of intents without an answer that their writer gives up, as a user who closes the page. */
const GIVEN_UP = 0.3;

interface Crowd {
  readonly writers: number;
  /** Between two writes of a writer, on average, in milliseconds. */
  readonly pauseMs: number;
}

/** Each try goes to one of the servers. */
export function createWorkload(
  apis: readonly Api[],
  firm: Firm,
  { writers, pauseMs }: Crowd = { writers: WRITERS, pauseMs: 0 },
): Workload {
  const intents: Intent[] = [];
  const makers = Array.from({ length: writers }, (_none, writer) => intentMaker(firm, writer));
  const doublers = makers.map((_maker, writer) => intentMaker(firm, writers + writer));
  const choose = (): Api => {
    const api = apis[Math.floor(Math.random() * apis.length)];
    if (!api) throw new Error("a writer needs a server");
    return api;
  };
  let faults: string[] = [];
  let stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const attempt = async (intent: Intent) => await attemptIntent(choose(), intent, faults);
  const write = async (next: () => Intent) => {
    while (!stopping.signal.aborted) {
      if (pauseMs > 0) await sleep(2 * pauseMs * Math.random());
      const intent = next();
      intents.push(intent);
      await attempt(intent);
      while (intent.state === "open" && !stopping.signal.aborted) {
        if (!FOLLOWING.has(intent.kind) && Math.random() < GIVEN_UP) intent.state = "abandoned";
        else {
          await sleep(300);
          await attempt(intent);
        }
      }
    }
  };
  const read = async () => {
    while (!stopping.signal.aborted) {
      const outcome = await choose().send({
        path: "/api/fcp/web/company/list",
        body: { pageNum: 1, pageSize: 20 },
        key: "read-only",
      });
      if (outcome.kind === "hung" || outcome.kind === "refused") faults.push(`a list: ${outcome.answerText}`);
      await sleep(outcome.kind === "done" ? 50 : 300);
    }
  };
  return {
    intents,
    start: () => {
      stopping = new AbortController();
      running = Promise.all([...makers.map(write), read()]);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
    finish: async () => {
      const end = performance.now() + FINISH_MS;
      for (const intent of intents.filter(({ state }) => state === "open")) {
        while (intent.state === "open") {
          await attempt(intent);
          if (intent.state !== "open") break;
          if (performance.now() > end) {
            faults.push(`${intent.mark} could not be done after ${intent.tries} tries`);
            intent.state = "abandoned";
          }
          await sleep(200);
        }
      }
    },
    replay: async (count) => {
      const done = intents.filter(({ state }) => state === "done").slice(-count);
      for (const intent of done) await attempt(intent);
    },
    sendDoubly: async (count) => {
      const each = Math.ceil(count / doublers.length);
      const double = async (next: () => Intent) => {
        for (let sent = 0; sent < each; sent += 1) {
          const intent = next();
          intents.push(intent);
          const copies = 2 + Math.floor(Math.random() * 4);
          await Promise.all(Array.from({ length: copies }, async () => await attempt(intent)));
          while (intent.state === "open") await attempt(intent);
        }
      };
      await Promise.all(doublers.map(double));
    },
    takeFaults: () => {
      const passedFaults = faults;
      faults = [];
      return passedFaults;
    },
  };
}
