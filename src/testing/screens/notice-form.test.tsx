import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { choiceOf } from "./choice.ts";
import { emptyAnswers } from "./empty-answers.ts";
import { rowOf } from "./row-of.ts";
import { PLAIN_PREVIEW } from "./notice-preview.ts";

setUpBrowser();

const ID = "account-center.invoice";

/** The notice of a client whose tax is estimated at the amount. */
async function openNotice(zzshfjs: number): Promise<HTMLElement> {
  const row = { companyId: 1, companyName: "甲公司", taxlayerType: "001", zzshfjs, fetchStatus: 1 };
  const answers = {
    ...emptyAnswers(planOwnScreen(ID)),
    "invoice.collection.page": () => ({ list: [row], total: 1, hj: {} }),
    "taxConfirm.checkZzsNotice": () => ({ failCount: 0, failReasonKey: null }),
    "taxNotice.preview": () => ({
      ...PLAIN_PREVIEW,
      taxAmount: zzshfjs,
      companyList: [{ qyId: 1, taxAmount: zzshfjs }],
    }),
  };
  drawScreen(ID, { answers, today: "2026-11-20" });
  fireEvent.click(within(await rowOf(/甲公司/)).getByRole("button", { name: "通知税款" }));
  const dialog = await screen.findByRole("dialog", { name: /通知税款：甲公司/ });
  await within(dialog).findByRole("combobox", { name: "税款状态" });
  return dialog;
}

test("a tax of one yuan needs no time of payment", async () => {
  const dialog = await openNotice(1);
  expect(within(dialog).queryByRole("combobox", { name: "扣款时间" })).toBeNull();
});

test("a tax of more than one yuan is refused without a time of payment", async () => {
  const dialog = await openNotice(1.01);
  expect(await within(dialog).findByRole("combobox", { name: "扣款时间" })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "通知客户" }));
  expect(await within(dialog).findByText("请选择扣款日期")).toBeTruthy();
});

test("tax is taken on a day, on one still open, or not in the filing period", async () => {
  const dialog = await openNotice(1.01);
  fireEvent.click(await within(dialog).findByRole("combobox", { name: "扣款时间" }));
  for (const label of ["指定日期", "申报期内不扣款"]) expect(await choiceOf(label)).toBeTruthy();
  fireEvent.click(await choiceOf("待定"));
  await waitFor(() => expect(within(dialog).queryByLabelText("扣款日期")).toBeNull());
});
