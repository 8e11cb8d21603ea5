import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { notifyUsers, notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { TODO, isFor, staffNames } from "./own-todos.ts";

type TodoKey = ParamsOf<"chat.todo.cancel">;

/** Makes a message something to do, for the user themselves or for colleagues. */
export const saveTodo = operation("chat.todo.save", async ({ dataId, content, userIdList }, context) => {
  const { user, concerns } = context;
  const messages = await RecordStore.open("chatMessage", context);
  // Others who give the same message out wait.
  await messages.lock([dataId]);
  const message = await messages.find(dataId);
  concerns(message.companyName);
  const store = await RecordStore.open("chatTodo", context);
  const known = await store.first({ where: { dataId, todoStatus: [TODO.open, TODO.done] } });
  if (known?.todoStatus === TODO.done) throw new Refusal("rule", "该消息的待办已完成，不能再次指派");
  if (known) throw new Refusal("rule", "该消息已有待办，请先完成或取消");
  const names = await staffNames(context);
  const eligible = await usersOf(message.qyid, context);
  const stranger = userIdList.find((userId) => !eligible.some((colleague) => colleague.userId === userId));
  if (stranger !== undefined) {
    const text = `「${names.get(stranger) ?? stranger}」不负责该企业，不能指派`;
    throw new Refusal("validation", text, [{ path: "userIdList", message: text }]);
  }
  const { id } = await store.create({
    qyid: message.qyid,
    dataId,
    module: message.module,
    content,
    userIdList,
    fromUserId: user.id,
    doneUserId: null,
    doneTime: null,
    cancelTime: null,
  });
  await notifyAssignees({ id, qyid: message.qyid, module: message.module, dataId, userIdList }, context);
  return { id };
});

/** Takes back what is still to be done. */
export const cancelTodo = operation("chat.todo.cancel", async (key, context) => {
  const { store, todo } = await takeOpen(key, context);
  const { id } = context.user;
  if (todo.fromUserId !== id && !isFor(todo, id)) throw new Refusal("rule", "只有发起人或执行人可以取消待办");
  await store.change(todo, { todoStatus: TODO.cancelled, cancelTime: context.clock.now() });
  await notifyAssignees(todo, context);
  return null;
});

/** Done, by one of those it was given to. */
export const finishTodo = operation("chat.todo.done", async (key, context) => {
  const { store, todo } = await takeOpen(key, context);
  const { id } = context.user;
  if (!isFor(todo, id)) throw new Refusal("rule", "只有执行人可以完成待办");
  await store.change(todo, { todoStatus: TODO.done, doneUserId: id, doneTime: context.clock.now() });
  await notifyAssignees(todo, context);
  return null;
});

/** Notifies the users who see the client, and its assignees, who count one more or less. */
async function notifyAssignees(
  todo: Pick<RecordRow<"chatTodo">, "id" | "qyid" | "module" | "dataId" | "userIdList">,
  context: FirmContext,
): Promise<void> {
  const { id, qyid, module, dataId, userIdList } = todo;
  await notifyViewers(context, qyid, { chatSendType: "TODO", id, qyid, module, dataId });
  await notifyUsers(context, userIdList, { type: "STATISTICS" });
}

/** The newest to-do of a message. */
export const todoDetail = operation("chat.todo.detail", async (key, context) => {
  const todo = await findTodo(key, context);
  const names = await staffNames(context);
  const doneUserId = todo.doneUserId;
  const { qyid, companyName, dataId, module, content, todoStatus, fromUserId, fromUserName } = todo;
  return {
    id: todo.id,
    qyid,
    companyName,
    dataId,
    module,
    content,
    todoStatus,
    fromUserId,
    fromUserName,
    userIdList: todo.userIdList,
    userNameList: todo.userIdList.map((userId) => names.get(userId) ?? ""),
    doneUserId,
    doneUserName: doneUserId === null ? null : (names.get(doneUserId) ?? null),
    doneTime: todo.doneTime,
    createTime: todo.createTime,
  };
});

/** The users who may be given a to-do about a company: those who look after it, and the user themselves. */
export const todoUsers = operation("chat.todo.users", async ({ qyid }, context) => {
  await readCompany(context, qyid);
  return await usersOf(qyid, context);
});

async function usersOf(qyid: number, { db, user }: FirmContext) {
  const staff = await db
    .selectFrom("staff")
    .leftJoin("companyGrant", (join) =>
      join.onRef("companyGrant.userId", "=", "staff.userId").on("companyGrant.companyId", "=", qyid),
    )
    .select(["staff.name as userName", "staff.userId", "companyGrant.companyId"])
    .where("staff.isRemove", "=", 0)
    .where("staff.status", "=", 1)
    .orderBy("staff.userId")
    .execute();
  return staff
    .filter(({ userId, companyId }) => companyId !== null || userId === user.id)
    .map(({ userName, userId }) => ({ userName, userId }));
}

async function takeOpen(key: TodoKey, context: FirmContext) {
  const stored = await findTodo(key, context);
  context.concerns(stored.companyName);
  const store = await RecordStore.open("chatTodo", context);
  const [todo = stored] = await store.take([stored.id]);
  if (todo.todoStatus !== TODO.open) throw new Refusal("rule", "该待办已完成或已取消，请刷新后重试");
  return { store, todo };
}

async function findTodo(key: TodoKey, context: FirmContext): Promise<RecordRow<"chatTodo">> {
  const store = await RecordStore.open("chatTodo", context);
  const todo = await store.first({ where: { ...key } });
  if (!todo) throw new Refusal("missing", "该消息没有待办，请刷新后重试");
  return todo;
}
