import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { column } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();
afterEach(() => void vi.useRealTimers());

const plan: ListPlan = {
  ...clientListPlan,
  columns: [
    column("name", "客户名称", "text", {
      preview: {
        call: "client.card",
        params: { clientId: "{{ row.parentId }}" },
        fields: [{ field: "taxNo", title: "税号", kind: "text", options: {} }],
      },
    }),
    column("tax", "税款", "money"),
  ],
};

async function draw(card: (params: Record<string, unknown>) => unknown) {
  const list = [
    { ...client(1), parentId: 11 },
    { ...client(2), parentId: 12 },
    { ...client(3), parentId: null },
  ];
  const host = createFakeHost({
    answers: { "client.list": () => ({ list, total: 3 }), "client.card": card },
  });
  renderScreen(plan, host);
  await screen.findByText("客户1");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const cell = (name: string) => screen.getByRole("cell", { name });
  const read = () => host.calls.filter(({ operationId }) => operationId === "client.card");
  return { cell, read };
}

const pass = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
const cardOf = () => screen.queryByRole("region", { name: "客户名称名片" });

test("a pointer that rests on the cell sees the record, which is read once", async () => {
  const { cell, read } = await draw(({ clientId }) => ({ taxNo: `税号${String(clientId)}` }));
  fireEvent.pointerOver(cell("客户1"));
  await pass(299);
  expect(read()).toEqual([]);
  await pass(1);
  expect(cardOf()?.textContent).toBe("税号税号11");
  fireEvent.pointerOver(cell("客户2"));
  await pass(300);
  expect(cardOf()?.textContent).toBe("税号税号12");
  fireEvent.pointerOver(cell("客户1"));
  await pass(300);
  expect(cardOf()?.textContent).toBe("税号税号11");
  expect(read().map(({ params }) => params)).toEqual([{ clientId: 11 }, { clientId: 12 }]);
});

test("one that passes by sees nothing, nor does a row without a reference", async () => {
  const { cell, read } = await draw(() => ({}));
  fireEvent.pointerOver(cell("客户1"));
  await pass(200);
  fireEvent.pointerOver(screen.getAllByRole("cell")[1]!);
  await pass(1000);
  fireEvent.pointerOver(cell("客户3"));
  await pass(1000);
  expect(cardOf()).toBeNull();
  expect(read()).toEqual([]);
});

test("goes when the pointer leaves, but not for one that goes into it", async () => {
  const { cell } = await draw(() => ({ taxNo: "91" }));
  fireEvent.pointerOver(cell("客户1"));
  await pass(300);
  fireEvent.pointerOver(screen.getAllByRole("cell")[1]!);
  fireEvent.pointerOver(cardOf()!);
  await pass(1000);
  expect(cardOf()).toBeTruthy();
  fireEvent.pointerOut(cardOf()!);
  await pass(150);
  expect(cardOf()).toBeNull();
});

test("Alt + Enter on a row shows it at once, and starts nothing; Esc takes it away", async () => {
  const { cell } = await draw(() => ({ taxNo: "91" }));
  const row = cell("客户1").closest("tr")!;
  act(() => row.focus());
  fireEvent.keyDown(row, { key: "Enter", altKey: true });
  await pass(0);
  expect(cardOf()?.textContent).toBe("税号91");
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(row, { key: "Escape" });
  expect(cardOf()).toBeNull();
});

test("says that it reads, and why it could not; the next time it reads again", async () => {
  let answer: (record: object) => void = () => undefined;
  let isBroken = true;
  const { cell, read } = await draw(() => {
    if (isBroken) throw new Error("网络错误");
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  fireEvent.pointerOver(cell("客户1"));
  await pass(300);
  expect(cardOf()?.textContent).toBe("没有读取到：网络错误");
  fireEvent.pointerDown(cell("客户1"));
  fireEvent.pointerUp(cell("客户1"));
  isBroken = false;
  fireEvent.pointerOver(cell("客户1"));
  await pass(300);
  expect(cardOf()?.textContent).toBe("正在读取…");
  await act(async () => answer({ taxNo: "91" }));
  expect(cardOf()?.textContent).toBe("税号91");
  expect(read()).toHaveLength(2);
});
