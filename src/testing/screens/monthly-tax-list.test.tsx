import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { reasonOf, rowOf } from "./row-of.ts";

setUpBrowser();

const ID = "account-center.invoice";
const TOLD = 1;

/** The row of one company in the list of the monthly tax, seen on 20 November 2026. */
async function rowWith(facts: object, search = ""): Promise<HTMLElement> {
  const row = {
    companyId: 1,
    companyName: "甲公司",
    taxlayerType: "001",
    zzshfjs: null,
    fetchStatus: 1,
    ...facts,
  };
  const answers = {
    ...emptyAnswers(planOwnScreen(ID)),
    "invoice.collection.page": () => ({ list: [row], total: 1, hj: {} }),
  };
  drawScreen(ID, { answers, search, today: "2026-11-20" });
  return await rowOf(/甲公司/);
}

test.each([
  [-1, 0, "无需勾选"],
  [0, 0, "未勾选"],
  [1, 0, "已勾选未确认"],
  [0, 1, "勾选确认中"],
  [1, 1, "勾选确认中"],
  [1, 3, "勾选确认失败"],
  [1, 2, "已勾选已确认"],
  [0, 2, "未勾选已确认"],
  [null, 0, "未勾选"],
  [1, 4, "未勾选"],
])(
  "a row with the selection %s and the confirmation %s reads %s",
  async (checkStatus, confirmationStatus, label) => {
    expect(within(await rowWith({ checkStatus, confirmationStatus })).getByText(label)).toBeTruthy();
  },
);

test.each([
  [2, "税款计算中"],
  [3, "计算失败"],
  [31, "小规模季报"],
  [32, "无税表"],
])("a row whose estimate has the status %s reads %s", async (predictionStatus, label) => {
  expect(within(await rowWith({ predictionStatus })).getByText(label)).toBeTruthy();
});

test.each([
  [{ zzshfjs: 1234567.5 }, "1,234,567.50"],
  [{ zzshfjs: -0.126 }, "-0.13"],
  [{ zzshfjs: -8888888888.88 }, "计算中"],
  [{ zzshfjs: 12, fetchStatus: 0 }, "未生成"],
])("the estimate of %o reads %s", async (facts, text) => {
  expect(within(await rowWith(facts)).getAllByText(text).length).toBeGreaterThan(0);
});

test("an amount that there is not reads --", async () => {
  const row = await rowWith({ zzshfjs: null, qrzzse: null });
  expect(within(row).getAllByText("--").length).toBeGreaterThan(1);
});

test("last month is no history: its tax can be notified", async () => {
  expect(await reasonOf(await rowWith({ zzshfjs: 5 }), "通知税款")).toBeNull();
});

test("the tax of the month before the last is not notified any more", async () => {
  const row = await rowWith({ zzshfjs: 5 }, "period=2026-09");
  expect(await reasonOf(row, "通知税款")).toBe("历史账期不支持通知税款");
});

test("nor is the day changed on which it is taken", async () => {
  const facts = { zzshfjs: 5, noticeTaxType: TOLD };
  const row = await rowWith(facts, "period=2026-09");
  expect(await reasonOf(row, "修改扣款时间")).toBe("历史账期不支持修改扣款时间");
});

test("an estimate that changed after it was confirmed asks to be confirmed again", async () => {
  const row = await rowWith({ zzshfjs: 5, doubtState: 3 });
  expect(row.innerHTML).toContain("预估税额有变动，请重新确认");
});
