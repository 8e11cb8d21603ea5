import path from "node:path";
import type { Page } from "@playwright/test";
import { buildWhenStale } from "../../../scripts/build/build-when-stale.ts";
import { inFreshPage } from "../browser/fresh-page.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { fillDemonstration } from "../product/fill-demonstration.ts";
import { signedIn } from "../product/signed-in.ts";
import { startProduct } from "../product/start-product.ts";
import { quantile } from "../quantile.ts";
import { inMilliseconds, report, type Section } from "../report.ts";
import type { Texts } from "../texts.ts";
import { addTalk, isOfTalk, lastOfTalk } from "./add-talk.ts";
import { CHATS, type ChatSubject } from "./subjects.ts";
import { pressUntilInSight, sendUntilInSight } from "./wait-for-message.ts";

type Key = "opened" | "seen" | "kept";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const MESSAGES = 1500;
const SENT = 3;
/** Of the talk's last messages so many are held against each other. */
const COMPARED = 5;

const SECTION: Section<Key> = {
  title: "Chat",
  note: "A talk of 1,500 messages over the server of the product: opened from its tab, then three messages sent, one after the other.",
  subjects: CHATS,
  against: "antd-chat",
  lines: [
    { key: "opened", title: "last message, ms", show: inMilliseconds },
    { key: "seen", title: "sent until seen, ms", show: inMilliseconds },
    { key: "kept", title: "sent until shown as kept, ms", show: inMilliseconds },
  ],
};

/** A long talk with a client. */
export const chatPart: Part = {
  pages: ["antd-chat"],
  async *measure({ browser, rounds }) {
    await buildWhenStale(ROOT);
    const { address, filled, stop } = await startProduct(
      async (env) => await fillDemonstration(env, async (db) => await addTalk(db, MESSAGES)),
      "antd-chat",
    );
    try {
      const profile = await signedIn(address);
      let last = lastOfTalk(MESSAGES);
      let sent = 0;
      const nextMessage = () => (last = `收到，第 ${(sent += 1)} 份流水已经核对`);
      const visit = (subject: ChatSubject) =>
        inFreshPage(
          browser,
          async (page) => {
            await subject.open(page, address, filled);
            await page.waitForLoadState("networkidle");
            return await useTalk(page, subject, last, nextMessage);
          },
          profile,
        );
      for await (const measured of interleave(CHATS, rounds, visit)) yield report(SECTION, measured);
    } finally {
      await stop();
    }
  },
};

async function useTalk(
  page: Page,
  subject: ChatSubject,
  last: string,
  nextMessage: () => string,
): Promise<Visit<Key>> {
  const opened = await pressUntilInSight(page, subject, last);
  const shown = [await readMessages(page, subject)];
  const seen: number[] = [];
  const kept: number[] = [];
  for (let turn = 0; turn < SENT; turn += 1) {
    const sent = await sendUntilInSight(page, subject, nextMessage());
    seen.push(sent.seen);
    kept.push(sent.kept);
  }
  return { shown, measures: { opened, seen: quantile(seen, 0.5), kept: quantile(kept, 0.5) } };
}

/** Writer, time and words of the last messages that no visit has sent. */
async function readMessages(page: Page, { message, writer, time, words }: ChatSubject): Promise<Texts> {
  const drawn = await page
    .locator(message)
    .evaluateAll(
      (messages, parts) =>
        messages.map((each) => parts.map((part) => each.querySelector(part)?.textContent?.trim() ?? "")),
      [writer, time, words],
    );
  return drawn.filter(([, , said = ""]) => isOfTalk(said)).slice(-COMPARED);
}
