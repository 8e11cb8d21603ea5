import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";

export const TALK = { waiting: 0, answered: 1, ended: 2 } as const;

type Talk = RecordRow<"serviceTalk">;

interface Utterance {
  readonly sender: "asker" | "assistant" | "staff";
  readonly content: string;
  readonly userName: string;
}

/** A talk of the user's own, or a refusal that does not reveal whether it is another user's. */
export async function ownTalk(context: FirmContext, id: number): Promise<Talk> {
  const store = await RecordStore.open("serviceTalk", context);
  const talk = await store.first({ where: { id, askerId: context.user.id } });
  if (!talk) throw new Refusal("missing", "会话不存在，请刷新后重试");
  return talk;
}

/** The user's talk that has not ended. */
export async function openTalk(context: FirmContext): Promise<Talk | undefined> {
  const store = await RecordStore.open("serviceTalk", context);
  return await store.first({
    where: { askerId: context.user.id, state: [TALK.waiting, TALK.answered] },
    order: [{ field: "id", descending: true }],
  });
}

/** Keeps an utterance of a talk; a talk that has ended takes no more. */
export async function say(
  context: FirmContext,
  { id }: { readonly id: number },
  utterance: Utterance,
  changes: Partial<Pick<Talk, "state" | "answererId">> = {},
) {
  const talks = await RecordStore.open("serviceTalk", context);
  const [talk] = await talks.take([id]);
  if (!talk || talk.state === TALK.ended) throw new Refusal("rule", "会话已经结束，请重新转人工");
  const content = utterance.content.trim();
  if (content === "")
    throw new Refusal("validation", "请输入内容", [{ path: "content", message: "请输入内容" }]);
  const messages = await RecordStore.open("serviceMessage", context);
  await messages.create({ ...utterance, content, talkId: id });
  const after = await talks.change(talk, {
    ...changes,
    lastContent: content,
    lastTime: context.clock.now(),
  });
  context.concerns(talk.subject);
  return await wholeTalk(context, after);
}

export async function endTalk(context: FirmContext, { id }: { readonly id: number }) {
  const talks = await RecordStore.open("serviceTalk", context);
  const [talk] = await talks.take([id]);
  if (!talk || talk.state === TALK.ended) throw new Refusal("rule", "会话已经结束");
  const after = await talks.change(talk, { state: TALK.ended, endTime: context.clock.now() });
  return await wholeTalk(context, after);
}

/** With everything that was said in it. */
export async function wholeTalk(context: FirmContext, talk: Talk) {
  const messages = await RecordStore.open("serviceMessage", context);
  const talks = await RecordStore.open("serviceTalk", context);
  const [shown] = await talks.presentOnly(
    [talk],
    [
      "id",
      "subject",
      "askerId",
      "askerName",
      "state",
      "answererId",
      "answererName",
      "lastTime",
      "createTime",
      "endTime",
    ],
  );
  if (!shown) throw new Error(`talk ${talk.id} has no shape`);
  const said = await messages.list({ where: { talkId: talk.id } });
  return { ...shown, messageList: await messages.present(said) };
}
