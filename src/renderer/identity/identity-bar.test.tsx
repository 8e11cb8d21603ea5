import "../detail/detail-view.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { IdentityPlan } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { call } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import type { Trail } from "../trail/trail.ts";

setUpBrowser();

const identity: IdentityPlan = {
  title: "{{ record.name }}",
  tab: "{{ shortName(record.name) }}",
  fields: [
    { id: "taxNo", field: "taxNo", title: "税号", kind: "text", options: { copy: true } },
    {
      id: "owner",
      field: "owner",
      title: "负责人",
      kind: "text",
      options: {},
      visible: "{{ record.owner !== '' }}",
    },
  ],
  measureWord: "家",
};
const plan = detailPlan({ identity });
const trail: Trail = {
  call: call("client.list", "read", { body: "json" }),
  params: { name: "商贸" },
  rowKey: "id",
  to: { navigate: "/client", with: { id: "{{ row.id }}" } },
  names: {},
  key: "2",
  page: 1,
  size: 20,
  at: 1,
  total: 3,
};
const answers = {
  "customer.get": () => ({ name: "上海云帆商贸有限公司", taxNo: "91310000", owner: "" }),
  "client.list": () => [{ id: 1 }, { id: 2 }, { id: 3 }],
};

test("says whose page it is, on the page and on its tab; the tax number can be copied", async () => {
  const setTitle = vi.fn();
  renderScreen(plan, createFakeHost({ answers }), { search: "id=2", setTitle });
  const bar = within(await screen.findByRole("region", { name: "上海云帆商贸有限公司" }));
  expect(bar.getByRole("heading", { name: "上海云帆商贸有限公司" })).toBeTruthy();
  expect(bar.getByRole("button", { name: "复制 91310000" })).toBeTruthy();
  expect(bar.queryByText("负责人")).toBeNull();
  expect(setTitle).toHaveBeenLastCalledWith("云帆商贸");
  expect(bar.queryByRole("button", { name: "下一家" }), "opened by its address").toBeNull();
});

test("a name that cannot be worked out leaves the rest of the page", async () => {
  const broken = detailPlan({ identity: { ...identity, title: "{{ record.name.short.text }}" } });
  renderScreen(broken, createFakeHost({ answers }), { search: "id=2" });
  const bar = within(await screen.findByRole("region", { name: "⚠ 页面配置有误，请联系管理员。" }));
  expect(bar.getByRole("button", { name: "复制 91310000" })).toBeTruthy();
});

test("leads to the neighbours in the list that it came from, by button and by key", async () => {
  const follow = vi.fn();
  const host = createFakeHost({ answers });
  renderScreen(plan, host, { search: "id=2", trail, follow });
  expect(await screen.findByText("2 / 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "下一家" }));
  const reached = (id: number, at: number) => ({
    to: { navigate: "/client", with: { id } },
    trail: { ...trail, key: String(id), at },
    kept: ["tab"],
  });
  await waitFor(() => expect(follow).toHaveBeenLastCalledWith(reached(3, 2)));
  expect(host.calls.find(({ operationId }) => operationId === "client.list")?.params).toEqual({
    name: "商贸",
  });
  fireEvent.keyDown(document.body, { key: "ArrowUp", altKey: true });
  await waitFor(() => expect(follow).toHaveBeenLastCalledWith(reached(1, 0)));
  fireEvent.keyDown(document.body, { key: "ArrowDown" });
  expect(follow).toHaveBeenCalledTimes(2);
});

test("at the end of the list the button says so", async () => {
  renderScreen(plan, createFakeHost({ answers }), { search: "id=3", trail: { ...trail, key: "3", at: 2 } });
  const next = await screen.findByRole("button", { name: "下一家" });
  expect(next.getAttribute("aria-disabled")).toBe("true");
  expect(next.dataset.reason).toBe("已经是最后一家");
});
