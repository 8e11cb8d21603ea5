import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ActionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { ActionButton } from "./action-button.tsx";

const action: ActionPlan = { id: "remove", label: "批量删除", style: "danger", disabled: [], do: [] };

afterEach(cleanup);

test("a disabled action says why to everybody, stays focusable and does nothing", () => {
  const onStart = vi.fn();
  const reason = "所选用户中有您自己，不能删除";
  render(
    <ActionButton action={action} state={{ kind: "disabled", reason }} running={false} onStart={onStart} />,
  );
  const button = screen.getByRole("button", { name: "批量删除", description: reason });
  expect(button.dataset.reason).toBe(reason);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onStart).not.toHaveBeenCalled();
});

test("a running action is busy and cannot be started again", () => {
  const onStart = vi.fn();
  render(<ActionButton action={action} state={{ kind: "enabled" }} running onStart={onStart} />);
  const button = screen.getByRole("button", { name: /批量删除/ });
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  expect(onStart).not.toHaveBeenCalled();
});

test("its keys start it; while it is disabled they lead to it and its reason", () => {
  const onStart = vi.fn();
  const withKeys = { ...action, shortcut: "Ctrl+B" };
  const { rerender } = render(
    <ActionButton action={withKeys} state={{ kind: "enabled" }} running={false} onStart={onStart} />,
  );
  const button = screen.getByRole("button", { name: "批量删除" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+B");
  fireEvent.keyDown(document.body, { code: "KeyB" });
  fireEvent.keyDown(document.body, { code: "KeyB", ctrlKey: true, shiftKey: true });
  expect(onStart).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { code: "KeyB", ctrlKey: true });
  fireEvent.keyDown(document.body, { code: "KeyB", metaKey: true });
  fireEvent.keyDown(document.body, { code: "KeyB", ctrlKey: true, repeat: true });
  expect(onStart).toHaveBeenCalledTimes(2);
  button.blur();
  const state = { kind: "disabled", reason: "请先勾选" } as const;
  rerender(<ActionButton action={withKeys} state={state} running={false} onStart={onStart} />);
  fireEvent.keyDown(document.body, { code: "KeyB", ctrlKey: true });
  expect(onStart).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(button);
});
