import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { App } from "antd";
import { afterEach, expect, test, vi } from "vitest";
import type { Client } from "../../request/client-contract.ts";
import { LOCK_KEY } from "../../session/screen-lock.ts";
import { type Shell, ShellContext } from "../shell-context.tsx";
import { PinDialog } from "./pin-dialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.removeItem(LOCK_KEY);
});

function show() {
  const call = vi.fn(() => Promise.resolve(null));
  const shell = { client: { call } as unknown as Client } as Shell;
  render(
    <App>
      <ShellContext value={shell}>
        <PinDialog />
      </ShellContext>
    </App>,
  );
  return call;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "锁定屏幕" }));

test("a code is 4 to 8 digits and typed twice; then it is sent, and the screen is locked by it", async () => {
  const call = show();
  for (const pin of ["", "123", "12ab"]) {
    type("锁屏码", pin);
    send();
    expect(screen.getByRole("alert").textContent).toBe("请填写 4 到 8 位数字");
  }
  type("锁屏码", "2468");
  type("再次输入", "2469");
  send();
  expect(screen.getByRole("alert").textContent).toBe("两次输入的锁屏码不一致");
  expect(call).not.toHaveBeenCalled();
  type("再次输入", "2468");
  send();
  await waitFor(() => expect(localStorage.getItem(LOCK_KEY)).toBe("pin"));
  expect(call).toHaveBeenCalledWith("session.lock", { pin: "2468" }, { silent: true });
});
