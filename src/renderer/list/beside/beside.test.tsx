import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DialogPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { NestedScreenProps } from "../../host.ts";
import { clientListPlan, clients } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { action, call } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { REST } from "./use-beside.ts";

setUpBrowser();
afterEach(() => {
  vi.useRealTimers();
});

const plan: ListPlan = {
  ...clientListPlan,
  calls: { ...clientListPlan.calls, "client.detail": call("client.detail", "read") },
  rowActions: [
    action("look", "查看", {
      visible: "{{ row.id !== 3 }}",
      do: [{ verb: "open", args: { open: "detail" } }],
    }),
  ],
  dialogs: {
    detail: {
      kind: "page",
      id: "detail",
      title: "{{ row.name }}的情况",
      width: 480,
      place: "beside",
      record: { call: "client.detail", params: { id: "{{ row.id }}" } },
      sections: [
        {
          id: "base",
          across: 1,
          fields: [{ id: "note", field: "note", title: "备注", kind: "text", options: {} }],
        },
      ],
      actions: [
        action("stop", "停用", {
          do: [{ verb: "call", args: { call: "client.stop", params: { id: "{{ row.id }}" } } }],
        }),
      ],
    },
  },
};

const answers = {
  "client.list": () => clients(1, 2, 3, 4),
  "client.detail": ({ id }: { id?: number }) => ({ note: `第${id}家的备注` }),
  "client.stop": () => null,
};

async function openFirst() {
  const host = createFakeHost({ answers });
  renderScreen(plan, host);
  await screen.findByText("客户1");
  fireEvent.click(screen.getAllByRole("button", { name: "查看" })[0]!);
  await screen.findByText("第1家的备注");
  return host;
}
const panel = () => screen.getByRole("dialog");
const rows = () => screen.getAllByRole("row").filter((row) => row.dataset["key"] !== undefined);
const current = () => rows().flatMap((row) => (row.ariaCurrent === "true" ? [row.dataset["key"]] : []));

test("a record stands next to the rows, which stay in use, and its row is marked", async () => {
  await openFirst();
  expect(panel().getAttribute("aria-label")).toBe("客户1的情况");
  expect(panel().ariaModal).toBeNull();
  expect(current()).toEqual(["1"]);
  // Its action has ended: nothing in the row is at work.
  expect(within(rows()[0]!).getByRole("button", { name: "查看" }).ariaBusy).toBe("false");
});

test("the row that an arrow key leads to takes its place; one without the action does not", async () => {
  await openFirst();
  rows()[0]!.focus();
  fireEvent.keyDown(rows()[0]!, { key: "ArrowDown" });
  expect(await screen.findByText("第2家的备注")).toBeTruthy();
  expect(screen.queryByText("第1家的备注")).toBeNull();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(current()).toEqual(["2"]);
  expect(document.activeElement).toBe(rows()[1]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.keyDown(rows()[1]!, { key: "ArrowDown" });
  await vi.advanceTimersByTimeAsync(2 * REST);
  expect(current()).toEqual(["2"]);
  fireEvent.keyDown(rows()[2]!, { key: "ArrowDown" });
  expect(await screen.findByText("第4家的备注")).toBeTruthy();
});

test("the arrow keys lead on from the button that opened it", async () => {
  await openFirst();
  const opener = screen.getAllByRole("button", { name: "查看" })[0]!;
  opener.focus();
  fireEvent.keyDown(opener, { key: "ArrowDown" });
  expect(await screen.findByText("第2家的备注")).toBeTruthy();
});

test("rows that are walked over quickly are not asked for", async () => {
  const host = await openFirst();
  rows()[0]!.focus();
  fireEvent.keyDown(rows()[0]!, { key: "ArrowDown" });
  rows()[3]!.focus();
  expect(await screen.findByText("第4家的备注")).toBeTruthy();
  const asked = host.calls.filter(({ operationId }) => operationId === "client.detail");
  expect(asked.map(({ params }) => params.id)).toEqual([1, 4]);
});

test("Esc and × close it, and what had the focus has it again", async () => {
  await openFirst();
  fireEvent.keyDown(panel(), { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(current()).toEqual([]));
  fireEvent.click(screen.getAllByRole("button", { name: "查看" })[1]!);
  await screen.findByText("第2家的备注");
  fireEvent.click(within(panel()).getAllByRole("button", { name: "关闭" })[0]!);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what its actions write is seen in the rows at once", async () => {
  const host = await openFirst();
  const listed = () => host.calls.filter(({ operationId }) => operationId === "client.list").length;
  const before = listed();
  fireEvent.click(within(panel()).getByRole("button", { name: "停用" }));
  await waitFor(() => expect(listed()).toBe(before + 1));
  expect(panel().getAttribute("aria-label")).toBe("客户1的情况");
  await waitFor(() => expect(current()).toEqual(["1"]));
});

test("what an action of the rows writes is seen next to them", async () => {
  let note = "旧备注";
  const host = createFakeHost({
    answers: { ...answers, "client.detail": () => ({ note }), "client.stop": () => void (note = "新备注") },
  });
  const stop = action("stop", "停用", {
    do: [{ verb: "call", args: { call: "client.stop", params: { id: "{{ row.id }}" } } }],
  });
  renderScreen({ ...plan, rowActions: [...plan.rowActions, stop] }, host);
  await screen.findByText("客户1");
  fireEvent.click(screen.getAllByRole("button", { name: "查看" })[0]!);
  await screen.findByText("旧备注");
  fireEvent.click(within(rows()[0]!).getByRole("button", { name: "停用" }));
  expect(await screen.findByText("新备注")).toBeTruthy();
  const asked = host.calls.filter(({ operationId }) => operationId === "client.detail");
  expect(asked, "once more, and no more").toHaveLength(2);
});

test("Esc on a row closes it, in a filter it does not", async () => {
  await openFirst();
  fireEvent.keyDown(screen.getByRole("textbox", { name: "客户名称" }), { key: "Escape" });
  expect(panel()).toBeTruthy();
  fireEvent.keyDown(rows()[0]!, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what a page in it changes is seen in the rows at once, not when it is closed", async () => {
  const detail: DialogPlan = {
    kind: "screen",
    id: "detail",
    title: "{{ row.name }}",
    width: 480,
    place: "beside",
    screen: "customer.overview",
    with: {},
  };
  const NestedScreen = ({ place }: NestedScreenProps) => (
    <button type="button" onClick={() => place.onChanged?.()}>
      改动
    </button>
  );
  const host = { ...createFakeHost({ answers }), NestedScreen };
  renderScreen({ ...plan, dialogs: { detail } }, host);
  await screen.findByText("客户1");
  fireEvent.click(screen.getAllByRole("button", { name: "查看" })[0]!);
  fireEvent.click(await screen.findByRole("button", { name: "改动" }));
  const listed = () => host.calls.filter(({ operationId }) => operationId === "client.list").length;
  await waitFor(() => expect(listed()).toBe(2));
  expect(panel().getAttribute("aria-label")).toBe("客户1");
});
