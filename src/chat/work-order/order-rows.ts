import type { OrderTalk } from "../../session/chat-port.ts";
import { beginsDay } from "../records/begins-day.ts";
import type { ShownMessage } from "../records/message-row.tsx";

type OrderMessage = Awaited<ReturnType<OrderTalk["read"]>>["messages"][number];

export interface OrderRow {
  readonly key: string;
  /** The day that begins with this row, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly message: ShownMessage;
}

/** The messages about an order as rows; words are all that they hold. */
export function orderRows(messages: readonly OrderMessage[], userId: number | string): readonly OrderRow[] {
  const begins = beginsDay();
  return messages.map(({ messageId, sender, senderName, createUserId, createTime, content }) => ({
    key: `${messageId}`,
    day: begins(createTime),
    message: {
      chatMineFlag: createUserId !== null && createUserId === Number(userId),
      sender,
      fromUserName: senderName,
      createTime,
      content,
      source: null,
      files: [],
      tags: null,
      paymentTime: null,
      noPaymentStatus: 0,
      refChatData: null,
    },
  }));
}
