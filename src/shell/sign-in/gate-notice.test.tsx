import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { App } from "antd";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GateNotice } from "./gate-notice.tsx";
import type { ClosedGate } from "./session-contract.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(gate: ClosedGate) {
  const sessions = { forget: vi.fn(), leave: vi.fn() };
  render(
    <App>
      <GateNotice gate={gate} sessions={sessions} />
    </App>,
  );
  return sessions;
}

describe("an account's gate", () => {
  it("tells the reason and signs out on confirming", async () => {
    const sessions = show({ kind: "blocked", text: "该账号已停用，请联系管理员开通权限" });
    expect(await screen.findByText("该账号已停用，请联系管理员开通权限")).toBeTruthy();
    expect(sessions.leave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /确\s?定/ }));
    expect(sessions.forget).toHaveBeenCalledWith({ keepDrafts: true });
    expect(sessions.leave).toHaveBeenCalledOnce();
  });

  it("a warning signs out by itself when its time is over", async () => {
    vi.useFakeTimers();
    const sessions = show({ kind: "warning", text: "请先开户再登录", signOutAfter: 2000 });
    expect(screen.getByText("请先开户再登录")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /确\s?定/ })).toBeNull();
    await vi.advanceTimersByTimeAsync(1999);
    expect(sessions.leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sessions.leave).toHaveBeenCalledOnce();
  });
});
