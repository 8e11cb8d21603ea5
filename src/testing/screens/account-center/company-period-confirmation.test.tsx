import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PLAIN_PREVIEW } from "../notice-preview.ts";
import { drawMonth, readFoot, setUpDrawer } from "./company-period-month.ts";

setUpDrawer();

test("统计确认并通知 confirms the ticks, then the amount of now, and opens the notice of it", async () => {
  const now = { qyId: 1, companyName: "第1家公司", confirmationStatus: 2, taxAmount: 800, tickedCount: 0 };
  const { host } = drawMonth({
    month: { checkStatus: 1, mayConfirmSelection: true },
    answers: {
      "taxConfirm.sendCheckConfirmTask": () => ({ successCount: 1, failCount: 0, failList: [] }),
      "taxConfirm.checkZzsNotice": () => ({ failCount: 0, failReasonKey: null }),
      "taxConfirm.postConfirm": () => ({ successCount: 1, failCount: 0, failReasonKey: null }),
      "taxNotice.preview": () => ({ ...PLAIN_PREVIEW, taxAmount: 800, companyList: [now] }),
    },
  });
  await readFoot();
  fireEvent.click(screen.getByRole("button", { name: "统计确认并通知" }));
  await screen.findByRole("dialog", { name: /^通知税款：第1家公司/ }, { timeout: 5000 });
  const sent = host.calls.flatMap(({ operationId, params }) =>
    operationId.startsWith("taxConfirm.") ? [[operationId, params]] : [],
  );
  const month = { kjnd: 2026, kjqj: 10 };
  expect(sent).toEqual([
    ["taxConfirm.sendCheckConfirmTask", { ...month, companyIdList: [1], taskType: 71 }],
    ["taxConfirm.checkZzsNotice", { ...month, qyIdList: [1] }],
    [
      "taxConfirm.postConfirm",
      { ...month, companyIdList: [1], noticeTaxReqList: [{ qyId: 1, taxAmount: 800 }] },
    ],
  ]);
});

test("a selection that the bureau does not confirm is told with its reason, and no notice opens", async () => {
  const failed = { confirmationStatus: 3, confirmError: "当期申报表尚未作废" };
  const { host } = drawMonth({
    month: { checkStatus: 1, mayConfirmSelection: true },
    answers: {
      "taxConfirm.sendCheckConfirmTask": () => ({ successCount: 1, failCount: 0, failList: [] }),
      "taxNotice.preview": () => ({
        ...PLAIN_PREVIEW,
        companyList: [{ qyId: 1, taxAmount: 800, ...failed }],
      }),
    },
  });
  await readFoot();
  fireEvent.click(screen.getByRole("button", { name: "统计确认并通知" }));
  await waitFor(() => expect(host.heard.join()).toContain("统计确认失败"), { timeout: 5000 });
  expect(screen.queryByRole("dialog", { name: /^通知税款/ })).toBeNull();
});
