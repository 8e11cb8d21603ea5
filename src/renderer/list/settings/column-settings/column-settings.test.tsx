import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { clientListPlan, clients } from "../../../testing/client-list-plan.ts";
import { createFakeHost } from "../../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../../testing/render-screen.tsx";

setUpBrowser();

const newHost = () => createFakeHost({ answers: { "client.list": () => clients(1) } });
const titles = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

async function openSettings() {
  await screen.findByText("客户1");
  fireEvent.click(screen.getByRole("button", { name: "列设置" }));
  const panel = within(await screen.findByRole("dialog", { name: "列设置" }));
  await panel.findByRole("list", { name: "列" });
  return panel;
}

test("columns are shown, hidden and moved by keyboard; the next visit shows them so, 恢复默认 as planned", async () => {
  const host = newHost();
  renderScreen(clientListPlan, host);
  const panel = await openSettings();
  fireEvent.click(panel.getByRole("checkbox", { name: "备注" }));
  fireEvent.click(panel.getByRole("checkbox", { name: "编号" }));
  const handle = panel.getByRole("button", { name: /移动「备注」/ });
  handle.focus();
  fireEvent.keyDown(handle, { key: "ArrowUp" });
  const wanted = ["客户名称", "备注", "税额", "操作"];
  await waitFor(() => expect(titles()).toEqual(wanted));
  expect(panel.getByText("「备注」移到第 3 位")).toBeTruthy();
  cleanup();
  renderScreen(clientListPlan, host);
  await screen.findByText("客户1");
  expect(titles()).toEqual(wanted);
  const again = await openSettings();
  fireEvent.click(again.getByRole("button", { name: "恢复默认" }));
  await waitFor(() => expect(titles()).toEqual(["客户名称", "编号", "税额", "操作"]));
  await waitFor(() => expect(host.settingsServer.kept.size).toBe(0));
});

test("a column is dragged into the place of another", async () => {
  renderScreen(clientListPlan, newHost());
  const panel = await openSettings();
  const line = (name: string) => panel.getByRole("checkbox", { name }).closest("li")!;
  fireEvent.dragStart(line("税额"), { dataTransfer: {} });
  fireEvent.drop(line("编号"), { dataTransfer: {} });
  await waitFor(() => expect(titles()).toEqual(["客户名称", "税额", "编号", "操作"]));
});

test("a column is fixed and given a width, the rows a density", async () => {
  const host = newHost();
  renderScreen(clientListPlan, host);
  const panel = await openSettings();
  fireEvent.change(panel.getByRole("combobox", { name: "固定「税额」" }), { target: { value: "left" } });
  await waitFor(() => expect(titles()).toEqual(["客户名称", "税额", "编号", "操作"]));
  const width = panel.getByRole("textbox", { name: "「编号」的列宽" });
  fireEvent.change(width, { target: { value: "260" } });
  fireEvent.keyDown(width, { key: "Enter" });
  const column = () => document.querySelector<HTMLElement>('col[data-column="code"]');
  await waitFor(() => expect(column()?.style.width).toBe("260px"));
  fireEvent.click(panel.getByRole("radio", { name: "紧凑" }));
  await waitFor(() => expect(screen.getByRole("table").style.getPropertyValue("--grid-row")).toBe("32px"));
  await waitFor(() =>
    expect(host.settingsServer.kept.get("columns customer.client-list")).toMatchObject({
      density: "compact",
      columns: expect.arrayContaining([{ id: "code", width: 260 }]),
    }),
  );
  expect(host.stored.size, "nothing is kept in the browser").toBe(0);
});

test("the last column on show cannot be hidden", async () => {
  renderScreen(clientListPlan, newHost());
  const panel = await openSettings();
  fireEvent.click(panel.getByRole("checkbox", { name: "编号" }));
  fireEvent.click(panel.getByRole("checkbox", { name: "税额" }));
  expect(panel.getByRole<HTMLInputElement>("checkbox", { name: "客户名称" }).disabled).toBe(true);
});

test("Esc closes the panel and gives the focus back", async () => {
  renderScreen(clientListPlan, newHost());
  const panel = await openSettings();
  fireEvent.keyDown(panel.getByRole("radio", { name: "默认" }), { key: "Escape" });
  expect(screen.queryByRole("dialog", { name: "列设置" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "列设置" }));
});

test("a click elsewhere closes the panel and takes over the width being typed", async () => {
  renderScreen(clientListPlan, newHost());
  const panel = await openSettings();
  const width = panel.getByRole("textbox", { name: "「编号」的列宽" });
  width.focus();
  fireEvent.change(width, { target: { value: "260" } });
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  expect(screen.queryByRole("dialog", { name: "列设置" })).toBeNull();
  expect(document.querySelector<HTMLElement>('col[data-column="code"]')?.style.width).toBe("260px");
});
