import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

const fee = (clientId: number, more: object = {}) => ({
  clientId,
  clientName: `第${clientId}商贸有限公司`,
  khbm: `KH${clientId}`,
  owedAmount: 0,
  owedMonths: 0,
  status: 1,
  ...more,
});
const list = [
  fee(1, { owedAmount: 1200.5, owedMonths: 4 }),
  fee(2, { owedAmount: 300.25, owedMonths: 1 }),
  fee(3, { status: 0 }),
];

async function draw() {
  const page = { list, total: 3 };
  drawScreen("charge.fee-clients", { answers: { "fee.queryManagerList": () => page } });
  await screen.findByText("第1商贸有限公司");
}

const rowOf = (name: string) => within(screen.getByText(name).closest("tr")!);

test("a client who owes three months or more stands out, with words", async () => {
  await draw();
  expect(rowOf("第1商贸有限公司").getByRole("img", { name: "已欠费 4 个月" })).toBeTruthy();
  expect(rowOf("第2商贸有限公司").queryByRole("img", { name: /^已欠费/ })).toBeNull();
});

test("ticked debts are added up, and one action is for one client or many", async () => {
  await draw();
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 1 行" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 2 行" }));
  const bar = within(screen.getByRole("group", { name: "已选的行" }));
  expect(bar.getByText("已选 2 条 · 欠费金额合计 1,500.75")).toBeTruthy();
  fireEvent.click(bar.getByRole("button", { name: "停用" }));
  const many = within(await screen.findByRole("dialog", { name: "停用所选的 2 个客户" }));
  fireEvent.click(await many.findByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(rowOf("第1商贸有限公司").getByRole("button", { name: "更多" }));
  fireEvent.click(await menuEntry("停用"));
  expect(await screen.findByRole("dialog", { name: "停用「第1商贸有限公司」" })).toBeTruthy();
});
