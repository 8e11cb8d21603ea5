import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "../api.ts";
import { attemptIntent } from "../attempt.ts";
import type { Intent } from "../intents.ts";
import { FINISH_MS } from "../limits.ts";
import type { TalkWorld } from "./talk-world.ts";

const WRITERS = 8;

/** Of messages without an answer: their writer takes them back, or closes the page. */
const GIVEN_UP = 0.3;

/** Of answers: they do not reach the writer, who sends the message again. */
const LOST_SHARE = 0.03;

/** Of messages: they are sent to both servers at once, as by two tabs. */
const TWOFOLD = 0.03;

const MODULES = [0, 1, 2, 3, 4];

export interface Series {
  /** Of each writer: its messages in their order. */
  readonly written: readonly (readonly Intent[])[];
  readonly faults: readonly string[];
}

/** Each writer writes so many messages one after the other, as the queue of a browser sends them. */
export async function writeSeries(world: TalkWorld, round: number, messages: number): Promise<Series> {
  const faults: string[] = [];
  const each = Math.ceil(messages / WRITERS);
  const write = async (_none: unknown, writer: number) => {
    const series: Intent[] = [];
    while (series.length < each) {
      const intent = makeMessage(world, `话${round}-${writer}-${series.length + 1}`, writer + series.length);
      series.push(intent);
      world.intents.push(intent);
      await send(world, intent, faults);
    }
    return series;
  };
  const written = await Promise.all(Array.from({ length: WRITERS }, write));
  return { written, faults };
}

function makeMessage({ firm }: TalkWorld, mark: string, number: number): Intent {
  const [qyid, module] = [firm.companyIds, MODULES].map((choices) => choices[number % choices.length]);
  const key = randomUUID();
  const body = { qyid, module, content: mark, chatMineFlag: true, source: "web", clientKey: key, files: [] };
  return {
    kind: "message",
    mark,
    key,
    path: "/api/fcp/application/message/chat/record/submit",
    body,
    tries: 0,
    state: "open",
  };
}

/** Sends it to one server or the other, until one confirms it or it is given up. */
async function send({ apis, tally }: TalkWorld, intent: Intent, faults: string[]): Promise<void> {
  const end = performance.now() + FINISH_MS;
  const attempt = async (api: Api | undefined): Promise<Intent["state"]> => {
    if (api) await attemptIntent(api, intent, faults);
    return intent.state;
  };
  if (Math.random() < TWOFOLD) {
    tally.twofold += 1;
    await Promise.all(apis.map(attempt));
  }
  while (intent.state === "open") {
    const state = await attempt(pick(apis));
    if (state === "done" && Math.random() < LOST_SHARE) {
      tally.unheard += 1;
      await attempt(pick(apis));
    }
    if (state !== "open") return;
    if (performance.now() > end) faults.push(`${intent.mark} could not be sent in ${intent.tries} tries`);
    if (performance.now() > end || Math.random() < GIVEN_UP) intent.state = "abandoned";
    else await sleep(200);
  }
}

function pick<Choice>(choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}
