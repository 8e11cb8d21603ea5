import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FaultNotice } from "./fault-notice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = () => render(<FaultNotice text="服务异常" requestNo="K7M3-9QPX-2DFA" />);

test("shows the number and copies it", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  draw();
  expect(screen.getByText("编号 K7M3-9QPX-2DFA")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "复制编号" }));
  expect(await screen.findByRole("button", { name: "已复制" })).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("K7M3-9QPX-2DFA");
});

test("says so where the browser lets nothing be copied", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: undefined } }));
  draw();
  fireEvent.click(screen.getByRole("button", { name: "复制编号" }));
  expect(await screen.findByRole("button", { name: "无法复制，请手动选取" })).toBeTruthy();
});
