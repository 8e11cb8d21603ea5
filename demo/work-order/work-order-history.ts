import type { DemoRecord } from "../demo-world.ts";

interface OrderFields {
  readonly title: string;
  readonly content: string;
  readonly processerId: number;
  readonly lxrName: string | null;
  readonly acceptTime: string | null;
  readonly finishTime: string | null;
}

type Step = readonly [event: string, before: number | null, status: number, content: string | null];

/** The events that bring an order to its state. */
export function demoHistory(order: DemoRecord, workOrderId: number): DemoRecord[] {
  const { fields, createTime } = order;
  const { title, processerId, acceptTime, finishTime } = fields as unknown as OrderFields;
  const begun = acceptTime ?? createTime;
  const done = finishTime ?? begun;
  return stepsOf(order, title).map(([event, beforeStatus, status, content], index) => ({
    ...(order.companyId !== undefined && { companyId: order.companyId }),
    createTime: index === 0 ? createTime : index === 1 ? later(begun, createTime) : later(done, begun),
    createUserId: index === 0 ? (order.createUserId ?? processerId) : processerId,
    fields: { workOrderId, event, beforeStatus, status, content },
  }));
}

function stepsOf({ fields }: DemoRecord, title: string): Step[] {
  const { status, type, handleContent } = fields as {
    status: number;
    type: number;
    handleContent: string | null;
  };
  const created: Step = ["create", null, 0, title];
  const accepted: Step = ["accept", 0, 1, null];
  const submitted: Step = ["submit", 1, 2, handleContent];
  if (status === 0) return [created];
  if (status === 1) return [created, accepted];
  if (status === 2) return [created, accepted, submitted];
  if (status === 4) return [created, accepted, ["close", 1, 4, handleContent]];
  if (type === 1) return [created, accepted, ["change", 1, 3, handleContent]];
  if (type === 6) return [created, accepted, ["payment", 1, 3, handleContent]];
  return [created, accepted, submitted, ["finish", 2, 3, null]];
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

interface Session {
  readonly workOrderId: number;
  readonly sessionId: number;
}

/** The client asks, the accountant answers. */
export function demoConversation(order: DemoRecord, session: Session): DemoRecord[] {
  const { fields, companyId, createTime } = order;
  const { lxrName, processerId, content } = fields as unknown as OrderFields;
  const lines = [
    { sender: "client", senderName: lxrName ?? "客户", content, createUserId: undefined },
    {
      sender: "staff",
      senderName: "对接会计",
      content: "您好，已收到您的需求，正在核对资料，今天给您答复。",
      createUserId: processerId,
    },
    { sender: "client", senderName: lxrName ?? "客户", content: "好的，麻烦了。", createUserId: undefined },
  ];
  return lines.map(({ createUserId, ...line }, index) => ({
    ...(companyId !== undefined && { companyId }),
    ...(createUserId !== undefined && { createUserId }),
    createTime: `${createTime.slice(0, 17)}${String(10 + index * 15)}`,
    fields: { ...session, ...line },
  }));
}
