import {
  eventOperation,
  operation,
  publicOperation,
  type ServedOperation,
} from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findArticles } from "./find-articles.ts";
import { endTalk, openTalk, ownTalk, say, TALK, wholeTalk } from "./service-talk.ts";
import { transfer } from "./transfer.ts";

const ask = eventOperation("customerService.ask", ({ question }, { gateways, findHelpArticles }) => ({
  events: gateways.assistant.answer({ question, findArticles: findHelpArticles }),
}));

/** Read without a sign-in: the articles are the product's, and name no person. */
const articles = publicOperation("customerService.articles", async ({ text }, { db }) =>
  (await findArticles(db, text)).map(({ articleId, title, area, body }) => ({
    articleId,
    title,
    area,
    body,
  })),
);

const own = operation("customerService.own", async ({ id }, context) => {
  const talk = id === undefined ? await openTalk(context) : await ownTalk(context, id);
  return talk ? await wholeTalk(context, talk) : null;
});

const submitAsRequester = operation("customerService.say", async ({ id, content }, context) => {
  const talk = await ownTalk(context, id);
  return await say(context, talk, { sender: "asker", content, userName: context.user.name });
});

const endAsRequester = operation(
  "customerService.end",
  async ({ id }, context) => await endTalk(context, await ownTalk(context, id)),
);

const detail = operation("customerService.detail", async ({ id }, context) => {
  const talks = await RecordStore.open("serviceTalk", context);
  return await wholeTalk(context, await talks.find(id));
});

const reply = operation("customerService.reply", async ({ id, content }, context) => {
  const { id: answererId, name: userName } = context.user;
  const utterance = { sender: "staff", content, userName } as const;
  return await say(context, { id }, utterance, { state: TALK.answered, answererId });
});

const finish = operation("customerService.finish", async ({ id }, context) => await endTalk(context, { id }));

/** 智能客服与人工客服. */
export const customerServiceOperations: readonly ServedOperation[] = [
  ask,
  articles,
  transfer,
  own,
  submitAsRequester,
  endAsRequester,
  detail,
  reply,
  finish,
];
