import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { dataRows, filtered, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/TaxFeedback";

interface Feedback {
  readonly id: number;
  readonly taxlayerNo: string;
  readonly title: string;
  readonly status: number;
  readonly dealContent: string | null;
  readonly dealUserName: string | null;
  readonly cancelReason: string | null;
}

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "chenjie");
});

/** The feedback of a company that has said one thing only that waits. */
async function waiting(): Promise<Feedback> {
  const { result } = await colleague.post("/api/fcp/web/feedback/page", {
    pageNum: 1,
    pageSize: 100,
    status: 0,
  });
  const { list } = result as { list: readonly Feedback[] };
  const feedback = list.find(
    ({ taxlayerNo }) => list.filter((other) => other.taxlayerNo === taxlayerNo).length === 1,
  );
  if (!feedback) throw new Error("no client waits for an answer");
  return feedback;
}

async function keptAs(id: number): Promise<Feedback> {
  const { result } = await colleague.get(`/api/fcp/web/feedback/detail?id=${id}`);
  return result as Feedback;
}

async function waitingShown(page: Page): Promise<number> {
  const tab = page.getByRole("tab", { name: /^待处理/ });
  await expect(tab).toHaveText(/\(\d+\)/);
  return Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
}

test("what a client has said is read, dealt with in words or cancelled with its reason, and counted no longer", async ({
  page,
  signIn,
}) => {
  await test.step("what a client has said is read, dealt with in words, and counted no longer", async () => {
    const feedback = await waiting();
    await signIn("chenjie", `${filtered(SCREEN, "keyword", feedback.taxlayerNo)}&tab=0`);
    await expect(dataRows(page)).toHaveCount(1);
    const row = dataRows(page).first();
    const before = await waitingShown(page);
    await row.getByRole("button", { name: feedback.title }).click();
    const said = page.getByRole("dialog", { name: /的反馈/ });
    await expect(said.getByText(/期各税种/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(said).toBeHidden();

    await row.getByRole("button", { name: "处理" }).click();
    const dealing = page.getByRole("dialog", { name: /^处理/ });
    await dealing.getByRole("button", { name: "处理完成" }).click();
    await expect(dealing.getByRole("alert")).toHaveText("请输入处理说明");
    await dealing.getByLabel("处理说明").fill("已补充勾选两张进项发票，税款已重新通知。");
    await dealing.getByRole("button", { name: "处理完成" }).click();
    await toast(page, "已处理");
    await expect(dataRows(page)).toHaveCount(0);
    await expect.poll(() => waitingShown(page)).toBe(before - 1);
    expect(await keptAs(feedback.id)).toMatchObject({
      status: 1,
      dealUserName: "陈洁",
      dealContent: "已补充勾选两张进项发票，税款已重新通知。",
    });

    await page.getByRole("tab", { name: /^已处理/ }).click();
    const dealt = dataRows(page).filter({ hasText: feedback.title }).first();
    await expect(dealt.getByRole("button", { name: "处理" })).toHaveAttribute("data-reason", "该反馈已处理");
  });
  await test.step("what needs no answer is cancelled with its reason", async () => {
    const feedback = await waiting();
    await page.goto(`${filtered(SCREEN, "keyword", feedback.taxlayerNo)}&tab=0`);
    await expect(dataRows(page)).toHaveCount(1);
    await dataRows(page).first().getByRole("button", { name: "取消反馈" }).click();
    const cancelling = page.getByRole("dialog", { name: /^取消/ });
    await cancelling.getByLabel("取消原因").fill("客户来电确认无误");
    await cancelling.getByRole("button", { name: "取消反馈" }).click();
    await toast(page, "已取消");
    await expect(dataRows(page)).toHaveCount(0);
    expect(await keptAs(feedback.id)).toMatchObject({ status: 2, cancelReason: "客户来电确认无误" });
    await page.getByRole("tab", { name: /^已取消/ }).click();
    const cancelled = dataRows(page).filter({ hasText: feedback.title }).first();
    await expect(cancelled.getByRole("button", { name: "处理" })).toHaveAttribute(
      "data-reason",
      "该反馈已取消",
    );
  });
});
