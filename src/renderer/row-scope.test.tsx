import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "./testing/client-list-plan.ts";
import { createFakeHost } from "./testing/fake-host.ts";
import { action, column } from "./testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "./testing/render-screen.tsx";

setUpBrowser();

const plan: ListPlan = {
  ...clientListPlan,
  states: {
    size: {
      cases: [
        { value: "big", label: "大户", when: "{{ row.tax > 1500 }}" },
        { value: "small", label: "小户" },
      ],
    },
  },
  rowActions: [
    action("tell", "{{ state.size === 'big' ? '重点' : '一般' }}", {
      visible: "{{ row.id < 3 }}",
      disabled: [{ when: "{{ state.size === 'small' }}", reason: "小户不能操作" }],
      do: [{ verb: "call", args: { call: "client.stop", params: { size: "{{ state.size }}" } } }],
    }),
  ],
  expand: {
    source: { call: "client.bills", params: { size: "{{ state.size }}" } },
    pageSize: 20,
    columns: [column("name", "账单", "text", {})],
  },
};

test("row actions, their steps and what opens below a row see the states of the row", async () => {
  const host = createFakeHost({
    answers: {
      "client.list": () => ({ list: [client(1), client(2)], total: 2 }),
      "client.bills": () => [{ id: 1, name: "账单甲" }],
      "client.stop": () => null,
    },
  });
  renderScreen(plan, host);
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest("tr")!);
  const small = (await rowOf("客户1")).getByRole("button", { name: "一般" });
  expect(small.getAttribute("data-reason")).toBe("小户不能操作");
  const big = (await rowOf("客户2")).getByRole("button", { name: "重点" });
  await act(async () => void fireEvent.click(big));
  expect(host.calls).toContainEqual({ operationId: "client.stop", params: { size: "big" } });
  await act(async () => void fireEvent.click((await rowOf("客户1")).getByRole("button", { name: /展开/ })));
  await screen.findByText("账单甲");
  expect(host.calls.at(-1)).toEqual({ operationId: "client.bills", params: { size: "small" } });
});
