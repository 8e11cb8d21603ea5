import { expect, test } from "vitest";
import { orderRows } from "./order-rows.ts";

const said = (messageId: number, createUserId: number | null, createTime: string) => ({
  messageId,
  sessionId: 1,
  workOrderId: 2,
  qyid: 7,
  sender: createUserId === null ? ("client" as const) : ("staff" as const),
  senderName: "周志远",
  createUserId,
  content: `第 ${messageId} 条`,
  createTime,
});

test("a day begins once, and what the reader has said is their own", () => {
  const rows = orderRows(
    [
      said(1, null, "2026-11-19 15:17:00"),
      said(2, 7, "2026-11-19 15:20:00"),
      said(3, 8, "2026-11-20 09:00:00"),
    ],
    "7",
  );
  expect(rows.map(({ key, day, message }) => [key, day, message.sender, message.chatMineFlag])).toEqual([
    ["1", "2026-11-19", "client", false],
    ["2", null, "staff", true],
    ["3", "2026-11-20", "staff", false],
  ]);
});
