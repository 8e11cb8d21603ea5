import { fireEvent, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { KeptTicks } from "../../renderer/list/selection/kept-ticks.ts";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { rowOf } from "./row-of.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

const ID = "account-center.deduction-selection";

/**
 * The box of one purchase with the reason that the server gives, and the purchases that the drawer around it receives.
 */
async function draw(disabledReason: string | null) {
  const row = { id: 1, fphm: "12345678", xhdwMc: "乙公司", canCheckStatus: 1, disabledReason };
  const answers = {
    ...emptyAnswers(planOwnScreen(ID)),
    "invoice.check.page": () => ({ list: [row], total: 1 }),
  };
  const ticked: unknown[] = [];
  const isTicked = () => false;
  const ticks: KeptTicks = {
    subscribe: () => () => undefined,
    read: () => isTicked,
    ask: () => () => undefined,
    subscribeStale: () => () => undefined,
    toggle: (rows) => void ticked.push(...rows.map(({ id }) => id)),
  };
  drawScreen(ID, { answers, context: { company: sampleCompany, period: "2026-10" }, ticks });
  return { box: within(await rowOf("乙公司")).getByRole<HTMLInputElement>("checkbox"), ticked };
}

test("a purchase that nothing speaks against can be selected", async () => {
  const { box, ticked } = await draw(null);
  expect(box.dataset["reason"]).toBeUndefined();
  fireEvent.click(box);
  expect(ticked).toEqual([1]);
});

test.each([
  "税局已认证的发票不可更改勾选",
  "普通发票不可勾选",
  "异常凭证不可勾选",
  "已作废的发票不可勾选",
  "已全额红冲的发票不可勾选",
  "有效税额为 0，不可勾选",
  "转为一般纳税人之前开具的发票不支持勾选",
  "红字锁定的发票不可勾选",
  "已设置为永不勾选",
  "红字发票不可勾选",
])("a purchase that cannot be selected says why: %s", async (reason) => {
  const { box, ticked } = await draw(reason);
  expect(box.dataset["reason"]).toBe(reason);
  fireEvent.click(box);
  expect(ticked).toEqual([]);
});
