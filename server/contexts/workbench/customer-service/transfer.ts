import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { openTalk, TALK, wholeTalk } from "./service-talk.ts";

const SUBJECT_LENGTH = 200;
const ASSISTANT = "智能客服";
const NO_QUESTION = "直接转人工，尚未说明问题";

/** Puts the user into the queue with what was said before; into the talk that they wait in already, if there is one. */
export const transfer = operation("customerService.transfer", async ({ messageList }, context) => {
  const { user, clock } = context;
  const waiting = await openTalk(context);
  if (waiting) return await joinTalk(waiting, context);
  const asked = messageList.findLast(({ sender }) => sender === "asker")?.content.trim() || NO_QUESTION;
  const talks = await RecordStore.open("serviceTalk", context);
  const talk = await talks.createUnlessThere({
    subject: asked.slice(0, SUBJECT_LENGTH),
    askerId: user.id,
    state: TALK.waiting,
    answererId: null,
    lastContent: asked,
    lastTime: clock.now(),
    endTime: null,
  });
  if (!talk) return await joinTalk(await openTalk(context), context);
  const messages = await RecordStore.open("serviceMessage", context);
  await messages.createAll(
    messageList.map(({ sender, content }) => ({
      talkId: talk.id,
      sender,
      content,
      userName: sender === "asker" ? user.name : ASSISTANT,
    })),
  );
  return await wholeTalk(context, talk);
});

/** The talk that the user waits in; one that has begun in another tab may be over by now. */
async function joinTalk(talk: Awaited<ReturnType<typeof openTalk>>, context: FirmContext) {
  if (!talk) throw new Refusal("rule", "会话刚刚结束，请重新转人工");
  context.concerns(talk.subject);
  return await wholeTalk(context, talk);
}
