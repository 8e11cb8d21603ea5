import { act, cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showControl } from "../testing/show-control.tsx";
import { loadAntdControls } from "./load-antd-controls.ts";

beforeAll(async () => {
  configure({ defaultHidden: true });
  await loadAntdControls();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a control is ready before a pointer that rests on it presses, and does not take the focus", () => {
  const { changes } = showControl("enum", 1, { enum: "userStatus" });
  fireEvent.mouseEnter(look());
  pass();
  const input = screen.getByRole("combobox", { name: "它" });
  expect(input.tagName).toBe("INPUT");
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).not.toBe(input);
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByTitle("停用"));
  expect(changes).toEqual([0]);
});

test("a pointer that passes, and a press that comes first leave the control as it is", () => {
  showControl("enum", 1, { enum: "userStatus" });
  fireEvent.mouseEnter(look());
  fireEvent.mouseLeave(look());
  pass();
  fireEvent.mouseEnter(look());
  fireEvent.mouseDown(look());
  pass();
  expect(look().tagName).toBe("BUTTON");
  fireEvent.click(look());
  expect(screen.getByTitle("停用")).toBeTruthy();
});

test.each(["readOnly", "disabled"])(
  "a control that is %s stays as it is under a pointer that rests",
  (state) => {
    showControl("enum", 1, { enum: "userStatus" }, { more: { [state]: true } });
    fireEvent.mouseEnter(look());
    pass();
    expect(look().tagName).toBe("BUTTON");
    expect(look().getAttribute("aria-busy")).toBe("false");
  },
);

const look = () => screen.getByRole("combobox");

/** Longer than a pointer rests. */
function pass(): void {
  act(() => void vi.advanceTimersByTime(1000));
}
