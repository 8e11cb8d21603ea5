import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../../draw-screen.tsx";

setUpBrowser();

const NAME = "上海云启商贸有限公司";

test.each([
  ["工单", "account-center.work-orders-waiting"],
  ["银行账户", "account-center.bank-accounts"],
  ["薪酬个税", "account-center.salary"],
  ["报税进度", "account-center.tax-progress"],
  ["增值税及附加税费", "account-center.invoice"],
])("%s: the client of a row is told beside it, by key", async (_title, id) => {
  const plan = planOwnScreen(id);
  const row = { id: 1, qyid: 11, companyId: 11, companyName: NAME, qymc: NAME, companyNames: [NAME] };
  const page = { list: [row], total: 1 };
  const { host } = drawScreen(id, {
    today: "2026-11-20",
    answers: {
      ...Object.fromEntries(Object.keys(plan.calls).map((call) => [call, () => page])),
      "company.card": () => ({ companyName: NAME, taxlayerNo: "91310115MA1KABCD12", userNames: "王芳" }),
    },
  });
  const line = (await screen.findByText(NAME)).closest("tr")!;
  act(() => line.focus());
  fireEvent.keyDown(line, { key: "Enter", altKey: true });
  const card = await screen.findByRole("region", { name: /名片$/ });
  expect(await screen.findByText("91310115MA1KABCD12")).toBeTruthy();
  expect(card.textContent).toContain("负责人王芳");
  const asked = host.calls.find(({ operationId }) => operationId === "company.card");
  expect(asked?.params).toEqual({ companyId: 11 });
  fireEvent.keyDown(line, { key: "Escape" });
  expect(screen.queryByRole("region", { name: /名片$/ })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
