import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { sql } from "kysely";
import { TODO, isFor, staffNames } from "./own-todos.ts";

/** The messages, newest first, each with its to-dos. */
export const chatRecords = operation("chat.record.page", async (params, context) => {
  const { pageNum, pageSize } = params;
  const store = await RecordStore.open("chatMessage", context);
  const order = [{ field: "createTime", descending: true }];
  const { beforeId } = params;
  const before = beforeId === undefined ? undefined : await store.find(beforeId);
  const also =
    before && sql<boolean>`(r.create_time, r.id) < (${before.createTime}::timestamp, ${before.id})`;
  const { list, total } = await store.page(
    { conditions: conditionsOf(params), order, ...(also && { also }) },
    { pageNum, pageSize },
  );
  return { data: await presentMessages(list, context), total, page: pageNum, size: pageSize };
});

function conditionsOf(params: ParamsOf<"chat.record.page">): Condition[] {
  const { qyid, qyMc, module, fuzzyMatch, startTime, endTime, fromUserIdList, idList } = params;
  const given: readonly [string, Condition["match"], Condition["value"] | undefined][] = [
    ["qyid", "equals", qyid],
    ["companyName", "contains", qyMc || undefined],
    ["module", "equals", module],
    ["content", "contains", fuzzyMatch || undefined],
    ["createTime", "from", startTime],
    ["createTime", "to", endTime],
    ["userId", "in", fromUserIdList],
    ["id", "in", idList],
  ];
  return given.flatMap(([field, match, value]) =>
    value === undefined ? [] : [{ fields: [field], match, value }],
  );
}

async function presentMessages(messages: readonly RecordRow<"chatMessage">[], context: FirmContext) {
  if (messages.length === 0) return [];
  const store = await RecordStore.open("chatMessage", context);
  const ids = messages.map(({ id }) => id);
  const listed = await (await RecordStore.open("chatTodo", context)).list({ where: { dataId: ids } });
  const referred = messages.flatMap(({ refChatData }) =>
    typeof refChatData === "number" ? [refChatData] : [],
  );
  const quoted = referred.length === 0 ? [] : await store.list({ where: { id: referred } });
  // The newest of a message stands first.
  const todos = new Map(listed.toReversed().map((todo) => [todo.dataId, todo]));
  const quotes = new Map(quoted.map((quote) => [quote.id, quote]));
  const names = await staffNames(context);
  const ownId = context.user.id;
  return messages.map((message) => {
    const todo = todos.get(message.id);
    const quote = typeof message.refChatData === "number" ? quotes.get(message.refChatData) : undefined;
    const people = todo?.userIdList ?? [];
    const doneUserId = todo?.doneUserId ?? null;
    return {
      id: message.id,
      qyid: message.qyid,
      module: message.module,
      content: message.content,
      files: message.files,
      tags: message.tags,
      paymentTime: message.paymentTime,
      noPaymentStatus: message.noPaymentStatus,
      chatMineFlag: message.sender === "staff" && message.userId === ownId,
      sender: message.sender,
      fromUserName: message.fromUserName,
      createTime: message.createTime,
      updateTime: message.updateTime,
      source: message.source,
      clientKey: message.clientKey ?? null,
      todoType: todo ? (isFor(todo, todo.fromUserId) ? "self" : "assigned") : "none",
      todoMineFlag: todo !== undefined && todo.todoStatus === TODO.open && isFor(todo, ownId),
      todoStatus: todo?.todoStatus ?? null,
      todoFromUserId: todo?.fromUserId ?? null,
      todoUserNameList: people.map((userId) => names.get(userId) ?? ""),
      doneUserId,
      doneUserName: doneUserId === null ? null : (names.get(doneUserId) ?? null),
      doneTime: todo?.doneTime ?? null,
      refChatData: quote ? { id: quote.id, content: quote.content, fromUserName: quote.fromUserName } : null,
    };
  });
}
