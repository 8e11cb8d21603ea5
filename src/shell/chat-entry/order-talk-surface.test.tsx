import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createDeferred } from "../../fields/deferred.ts";
import type { Screen } from "../../renderer/host.ts";
import { createFakeHost } from "../../renderer/testing/fake-host.ts";
import type { ChatHost, ChatPart } from "../../session/chat-port.ts";
import { ChatContext } from "./chat-context.ts";
import { OrderTalkSurface } from "./order-talk-surface.tsx";

afterEach(cleanup);

const WRITABLE = "可以发送消息";
const part: ChatPart = {
  Panel: () => null,
  OrderPanel: ({ talk }) => <p>{talk.readOnly ?? WRITABLE}</p>,
  resume: () => {},
};

/** The talk about an order, for a user who may only look at what these codes open. */
function showTalk(viewOnly: readonly string[], isOther = false) {
  const host = createFakeHost({ viewOnly });
  const chat = {
    host: {} as ChatHost,
    part: createDeferred(async () => part),
    isAllowed: true,
    isUnsent: () => false,
  };
  render(
    <ChatContext value={chat}>
      <OrderTalkSurface screen={{ host } as unknown as Screen} scope={{ record: { id: 7 }, isOther }} />
    </ChatContext>,
  );
  return host;
}

test("who may only look at orders is told that their talk is not theirs, and none is begun", async () => {
  const host = showTalk(["accountingCentre.workOrders", "accountingCentre.workOrders.handle"]);
  expect(await screen.findByText("当前账号为只读权限，不能查看工单沟通")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(WRITABLE)).toBeNull();
  expect(host.calls).toEqual([]);
});

test("who handles no orders, or not this one, reads what is said", async () => {
  showTalk(["accountingCentre.workOrders.handle"]);
  expect(await screen.findByText("当前账号没有办理工单的权限，只能查看沟通记录")).toBeTruthy();
  cleanup();
  showTalk([], true);
  expect(await screen.findByText("由其他同事处理，您只能查看沟通记录")).toBeTruthy();
});

test("whoever handles it may write", async () => {
  showTalk([]);
  expect(await screen.findByText(WRITABLE)).toBeTruthy();
});
