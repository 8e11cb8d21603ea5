import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { readCompany } from "../../clients/door.ts";
import { ownOpenTodos } from "./own-todos.ts";
import { unreadMessages } from "./read-marks.ts";

/** The open to-dos and new messages of the user themselves. Refuses to count for other users. */
export const chatStatistics = operation("chat.statistics", async ({ gsid, userId }, context) => {
  const { user } = context;
  if ((gsid ?? user.gsid) !== user.gsid || (userId ?? user.id) !== user.id)
    throw new Refusal("missing", "只能统计自己的待办和消息");
  const { store, selection } = await ownOpenTodos(context);
  return {
    todoNum: await store.count(selection),
    msgNum: (await unreadMessages(context)).reduce((sum, { count }) => sum + count, 0),
  };
});

/** Notes whether a company has been sent the invoices of a month. */
export const setInvoiceMessage = operation("chat.invoiceMessageStatus", async (params, context) => {
  const { invoiceMessageStatus, ...month } = params;
  const { companyName } = await readCompany(context, params.companyId);
  context.concerns(companyName);
  const store = await RecordStore.open("invoiceMessage", context);
  await keepOne(store, month, { invoiceMessageStatus });
  await notifyViewers(context, params.companyId, { chatSendType: "COMPANY", qyid: params.companyId });
  return null;
});
