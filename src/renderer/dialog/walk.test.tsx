// The screen loads it lazily; here it shall be at hand before a test clicks.
import "../detail/detail-view.tsx";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const page: DialogPlan = {
  kind: "page",
  id: "letter",
  title: "通知",
  width: 480,
  place: "drawer",
  walk: { input: "id", over: "{{ given.ids }}", measureWord: "家" },
  record: { call: "note.get", params: { id: "{{ given.id }}" } },
  sections: [
    {
      id: "note",
      across: 1,
      fields: [{ id: "note", field: "note", title: "内容", kind: "text", options: {} }],
    },
  ],
  actions: [],
};

async function openAt(id: number, ids: readonly number[]) {
  const host = createFakeHost({
    answers: {
      "customer.get": () => ({ name: "上海商贸" }),
      "note.get": (params) => ({ note: `第 ${String(params["id"])} 份` }),
    },
  });
  const open = { verb: "open", args: { open: "letter", with: { id: `{{ ${id} }}`, ids } } } as const;
  const action = { id: "open", label: "打开", style: "default", disabled: [], do: [open] } as const;
  renderScreen(detailPlan({ actions: [action], dialogs: { letter: page } }), host);
  fireEvent.click(await screen.findByRole("button", { name: "打开" }));
  return within(await screen.findByRole("dialog"));
}

test("a page leads from the thing that it was opened for to the next, and no further than the last", async () => {
  const dialog = await openAt(8, [7, 8, 9]);
  expect(await dialog.findByText("第 8 份")).toBeTruthy();
  expect(dialog.getByText("2 / 3")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "下一家" }));
  expect(await dialog.findByText("第 9 份")).toBeTruthy();
  expect(dialog.queryByText("第 8 份")).toBeNull();
  expect(dialog.getByRole("button", { name: "下一家" }).getAttribute("aria-disabled")).toBe("true");
  fireEvent.keyDown(dialog.getByText("第 9 份"), { key: "ArrowDown", altKey: true });
  expect(await screen.findByText("已经是最后一家")).toBeTruthy();
  fireEvent.keyDown(dialog.getByText("第 9 份"), { key: "ArrowUp", altKey: true });
  expect(await dialog.findByText("第 8 份")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "上一家" }));
  expect(await dialog.findByText("第 7 份")).toBeTruthy();
});

test("one thing alone has no way on", async () => {
  const dialog = await openAt(7, [7]);
  expect(await dialog.findByText("第 7 份")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "下一家" })).toBeNull();
});
