import { operation } from "../../../contracts/operation.ts";
import { notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { readCompany } from "../../clients/door.ts";

/** Sends the users who may see the company that the user is writing in a talk; nothing is kept. */
export const notifyTyping = operation("chat.record.typing", async ({ qyid, module, page }, context) => {
  const { user } = context;
  await readCompany(context, qyid);
  await notifyViewers(context, qyid, {
    chatSendType: "TYPING",
    qyid,
    module,
    userId: user.id,
    userName: user.name,
    page,
  });
  return null;
});
