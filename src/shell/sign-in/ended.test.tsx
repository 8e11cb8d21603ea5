import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Ended } from "./ended.tsx";
import { clearReturnAddress, returnAddress } from "./return-address.ts";

afterEach(() => {
  cleanup();
  clearReturnAddress();
  vi.useRealTimers();
});

test("a session that another tab has ended says so for a second and a half, then leaves", async () => {
  vi.useFakeTimers();
  const leave = vi.fn();
  render(<Ended reason="elsewhere" sessions={{ leave }} />);
  expect(screen.getByRole("heading").textContent).toBe("登录已结束");
  await vi.advanceTimersByTimeAsync(1499);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(leave).toHaveBeenCalledOnce();
});

test("one that nobody used says so until somebody comes back, and goes on where the work stopped", async () => {
  vi.useFakeTimers();
  const leave = vi.fn();
  render(<Ended reason="unused" sessions={{ leave }} />);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(screen.getByRole("heading").textContent).toBe("已自动退出登录");
  expect(leave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "重新登录" }));
  expect(leave).toHaveBeenCalledOnce();
  expect(returnAddress()).toBe(window.location.pathname + window.location.search);
});
