// The screen loads it lazily; here it shall be at hand before a test waits for its parts.
import "../detail/detail-view.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DetailSectionPlan, FigurePlan, PagePlan } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const figure = (field: string, title: string, more: Partial<FigurePlan> = {}): FigurePlan => ({
  id: field,
  field,
  title,
  kind: "number",
  options: {},
  ...more,
});
const section = (from: string, title: string, figures: readonly FigurePlan[]): DetailSectionPlan => ({
  id: from,
  title,
  from,
  across: 3,
  fields: [],
  figures,
});
const leadsTo = (path: string, permission?: readonly string[]): Partial<FigurePlan> => ({
  link: {
    action: {
      id: "lead",
      label: "查看",
      style: "default",
      disabled: [],
      do: [{ verb: "navigate", args: { navigate: path, filters: { state: 0 } } }],
    },
    routes: [permission ? { permission } : {}],
  },
});
const page = (more: Partial<PagePlan>) => {
  const { record: _record, ...plan } = detailPlan(more);
  return plan;
};
const plan = page({
  data: {
    confirm: { call: "home.confirm", params: {} },
    secret: { call: "home.secret", params: {}, permission: "secret" },
  },
  sections: [
    section("confirm", "税款确认", [figure("open", "未确认", leadsTo("/tax")), figure("done", "已确认")]),
    section("secret", "业绩", [figure("total", "合计", leadsTo("/gain", ["secret"]))]),
  ],
});
const card = (name: string) => screen.findByRole("region", { name });

test("one question that fails says so in its own card, and is asked again alone", async () => {
  let isBroken = true;
  const host = createFakeHost({
    answers: {
      "home.confirm": () => {
        if (isBroken) throw new Error("服务器繁忙");
        return { open: 12, done: 3 };
      },
      "home.secret": () => ({ total: 5 }),
    },
  });
  renderScreen(plan, host);
  expect((await within(await card("税款确认")).findByRole("alert")).textContent).toContain("服务器繁忙");
  expect(await within(await card("业绩")).findByText("5")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("button", { name: "税款确认 未确认 12" })).toBeTruthy();
  expect(host.calls.filter(({ operationId }) => operationId === "home.secret")).toHaveLength(1);
});

test("a number leads to its rows", async () => {
  const answers = { "home.confirm": () => ({ open: 12, done: 3 }), "home.secret": () => ({ total: 5 }) };
  const host = createFakeHost({ answers });
  renderScreen(plan, host);
  fireEvent.click(await screen.findByRole("button", { name: "税款确认 未确认 12" }));
  await waitFor(() => expect(host.visited).toEqual(["/tax?f.state=%7E0"]));
});

test("what the user may not ask is not asked, and has no card", async () => {
  const host = createFakeHost({ answers: { "home.confirm": () => ({ open: 0 }) }, denied: ["secret"] });
  renderScreen(plan, host);
  await card("税款确认");
  expect(screen.queryByText("业绩")).toBeNull();
  expect(host.calls.map(({ operationId }) => operationId)).toEqual(["home.confirm"]);
});

test("a number is plain where its rows are out of reach", async () => {
  const sections = [section("confirm", "税款确认", [figure("open", "未确认", leadsTo("/gain", ["secret"]))])];
  const host = createFakeHost({ answers: { "home.confirm": () => ({ open: 7 }) }, denied: ["secret"] });
  renderScreen(page({ data: { confirm: { call: "home.confirm", params: {} } }, sections }), host);
  expect(await screen.findByText("7")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a button of the page asks one question again", async () => {
  let asked = 0;
  const host = createFakeHost({
    answers: { "home.confirm": () => ({ open: (asked += 1) }), "home.secret": () => ({ total: 5 }) },
  });
  const again = {
    id: "again",
    label: "刷新",
    style: "default",
    disabled: [],
    do: [{ verb: "reload", args: { reload: "confirm" } }],
  } as const;
  renderScreen({ ...plan, actions: [again] }, host);
  await screen.findByRole("button", { name: "税款确认 未确认 1" });
  fireEvent.click(screen.getByRole("button", { name: "刷新" }));
  expect(await screen.findByRole("button", { name: "税款确认 未确认 2" })).toBeTruthy();
  expect(host.calls.filter(({ operationId }) => operationId === "home.secret")).toHaveLength(1);
});
