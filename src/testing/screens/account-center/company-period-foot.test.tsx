import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawMonth, readFoot, REVOKING, setUpDrawer } from "./company-period-month.ts";

setUpDrawer();

test.each([
  ["selecting", {}, { 修改期初: undefined, 通知税款: undefined }],
  [
    "ticked and not confirmed",
    { checkStatus: 1, mayConfirmSelection: true },
    { 修改期初: undefined, 统计确认: undefined, 统计确认并通知: undefined, 通知税款: undefined },
  ],
  [
    "notified, and ticked since",
    { checkStatus: 1, mayConfirmSelection: true, noticeTaxType: 1 },
    {
      修改期初: undefined,
      修改扣款时间: undefined,
      撤销通知: undefined,
      统计确认: undefined,
      通知税款: "已通知，不可重复通知",
    },
  ],
  [
    "notified of another amount than it has now",
    { confirmationStatus: 2, noticeTaxType: 1, qrzzse: 900, difference: 300.5 },
    { 修改期初: undefined, 修改扣款时间: undefined, 撤销通知: undefined, 重新通知: undefined },
  ],
  [
    "confirmed",
    { confirmationStatus: 2 },
    { 修改期初: undefined, 撤销统计确认: undefined, 通知税款: undefined },
  ],
  [
    "confirmed, and being taken back",
    { confirmationStatus: 2, cancelStatus: 1 },
    { 修改期初: undefined, 撤销中: "撤销任务正在执行", 通知税款: undefined },
  ],
  [
    "notified",
    { confirmationStatus: 2, noticeTaxType: 1 },
    { 修改期初: undefined, 修改扣款时间: undefined, 撤销通知: undefined, 通知税款: "已通知，不可重复通知" },
  ],
  [
    "being declared",
    { noticeTaxType: 1, taxDeclareStatus: 1 },
    {
      修改扣款时间: undefined,
      修改期初: "「第1家公司」本期增值税正在申报，不能修改期初",
      撤销通知: "「第1家公司」本期增值税正在申报，不能撤销通知",
      通知税款: "已通知，不可重复通知",
    },
  ],
  ["in doubt", { doubtState: 2 }, { 修改期初: undefined, 通知税款: "存在疑义，请先处理" }],
  ["without a form", { predictionStatus: 32 }, { 通知税款: "没有税表，无法通知" }],
  [
    "begun with a credit that nobody knows",
    { isOpeningUnknown: true, checkStatus: 1, mayConfirmSelection: true },
    {
      生成图片: "期初未知（按 0 计），请先录入期初",
      录入期初: undefined,
      统计确认: undefined,
      统计确认并通知: "期初未知（按 0 计），请先录入期初",
      通知税款: "期初未知（按 0 计），请先录入期初",
    },
  ],
  ["awaiting its payment", { noticeTaxType: 2 }, {}],
  ["paid", { noticeTaxType: 3 }, {}],
])(
  "the foot of a month that is %s offers what it allows, and says why something is off",
  async (_state, month, offered) => {
    drawMonth({ month });
    expect(await readFoot()).toStrictEqual({ 生成图片: undefined, ...offered });
  },
);

test.each([
  [{ noticeTaxType: 2 }, "税款待缴款，通知与勾选已停用。"],
  [{ noticeTaxType: 3 }, "本期税款已完税。"],
  [{ doubtState: 3 }, "预估税额有变动，请重新确认。"],
  [
    { noticeTaxType: 1, qrzzse: 900, difference: 300.5 },
    "税款有变动：已通知客户 900.00 元，现为 1,200.50 元，请重新通知。",
  ],
  [{ isOpeningUnknown: true }, "上期留抵未知（按 0 计）：录入期初后才能通知、确认和申报。"],
  [
    { isOpeningUnknown: true, taxlayerType: "101" },
    "上期税控费、预缴未知（按 0 计）：录入期初后才能通知、确认和申报。",
  ],
  [{ confirmationStatus: 3, checkConfirmErrorMsg: "税局系统维护" }, "统计确认失败：税局系统维护"],
])("above the month %o stands what has become of it", async (month, words) => {
  drawMonth({ month });
  await screen.findByText(words);
});

test("who may not take a confirmation back is not offered to, and notifies all the same", async () => {
  drawMonth({ month: { confirmationStatus: 2 }, denied: [REVOKING] });
  expect(await readFoot()).toStrictEqual({
    生成图片: undefined,
    修改期初: undefined,
    通知税款: undefined,
  });
});
