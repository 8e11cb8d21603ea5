import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showControl } from "../testing/show-control.tsx";

let arrive: () => void = () => undefined;
vi.mock("./load-antd-controls.ts", () => ({
  readAntdControls: () => undefined,
  loadAntdControls: async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return import("./antd-controls.ts");
  },
  warmAntdControls: () => undefined,
}));

afterEach(cleanup);

test("a control that comes late does not take the focus from who has gone on", async () => {
  showControl("enum", 1, { enum: "userStatus" });
  const elsewhere = document.body.appendChild(document.createElement("input"));
  act(() => screen.getByRole("combobox").focus());
  expect(screen.getByRole("combobox").getAttribute("aria-busy")).toBe("true");
  act(() => elsewhere.focus());
  await act(async () => {
    arrive();
    await vi.dynamicImportSettled();
  });
  expect(document.activeElement).toBe(elsewhere);
  expect(screen.getByRole("combobox", { name: "它" }).textContent).toBe("启用");
  fireEvent.focus(screen.getByRole("combobox"));
  expect(screen.getByRole("combobox").tagName).toBe("INPUT");
  elsewhere.remove();
});
