import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();

const plan: ListPlan = {
  ...clientListPlan,
  calls: Object.fromEntries(
    Object.entries(clientListPlan.calls).map(([id, { paging: _paging, ...call }]) => [id, call]),
  ),
  tree: { parent: "upper", of: "code", opened: 1 },
};
const ROWS = [
  client(1, { code: "1002", upper: null }),
  client(2, { code: "100201", upper: "1002" }),
  client(3, { code: "10020101", upper: "100201" }),
  client(4, { code: "1122", upper: null }),
];
const hostOf = () => createFakeHost({ answers: { "client.list": () => ROWS } });
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => /客户\d/.exec(row.textContent ?? "")?.[0]);
const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

test("a row opens by its mark, and is read as one of a tree", async () => {
  renderScreen(plan, hostOf());
  await screen.findByText("客户1");
  expect(screen.getByRole("treegrid")).toBeTruthy();
  expect(names()).toEqual(["客户1", "客户4"]);
  fireEvent.click(screen.getByRole("button", { name: "展开 1002" }));
  expect(names()).toEqual(["客户1", "客户2", "客户4"]);
  expect(rowOf("客户2").getAttribute("aria-level")).toBe("2");
  expect(rowOf("客户4").hasAttribute("aria-expanded")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "收起 1002" }));
  expect(names()).toEqual(["客户1", "客户4"]);
});

test("the arrow keys open, lead down and up, and close", async () => {
  renderScreen(plan, hostOf());
  await screen.findByText("客户1");
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  rowOf("客户1").focus();
  press("ArrowRight");
  expect(names()).toEqual(["客户1", "客户2", "客户4"]);
  press("ArrowRight");
  expect(document.activeElement).toBe(rowOf("客户2"));
  press("ArrowRight");
  press("ArrowRight");
  expect(document.activeElement).toBe(rowOf("客户3"));
  press("ArrowLeft");
  expect(document.activeElement).toBe(rowOf("客户2"));
  press("ArrowLeft");
  press("ArrowLeft");
  expect(document.activeElement).toBe(rowOf("客户1"));
  press("ArrowLeft");
  expect(names()).toEqual(["客户1", "客户4"]);
});

test("all are opened and closed at once, and stay so when the list is opened again", async () => {
  const host = hostOf();
  renderScreen(plan, host);
  fireEvent.click(await screen.findByRole("button", { name: "全部展开" }));
  expect(names()).toEqual(["客户1", "客户2", "客户3", "客户4"]);
  cleanup();
  renderScreen(plan, host);
  await waitFor(() => expect(names()).toEqual(["客户1", "客户2", "客户3", "客户4"]));
  fireEvent.click(screen.getByRole("button", { name: "全部收起" }));
  expect(names()).toEqual(["客户1", "客户4"]);
});

test("while something is looked for, all that was found is in sight", async () => {
  renderScreen(plan, hostOf(), { search: "f.name=客户3" });
  await screen.findByText("客户3");
  expect(names()).toEqual(["客户1", "客户2", "客户3", "客户4"]);
});

test("nothing is offered to be opened where no row stands below another", async () => {
  const flat = ROWS.filter(({ id }) => id === 1 || id === 4);
  renderScreen(plan, createFakeHost({ answers: { "client.list": () => flat } }));
  await screen.findByText("客户1");
  expect(screen.queryByRole("button", { name: /^全部(展开|收起)$/ })).toBeNull();
});
