import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const QUESTIONS = [
  "config.taxCalendar",
  "home.process",
  "home.customer",
  "home.customerV2",
  "home.performance",
  "workOrder.listcount",
  "home.tax",
  "home.renewalControl",
  "home.visitData",
  "home.chanceFollow",
  "home.businessHealth",
];

test("one question that fails leaves the others alone, and can be asked again", async () => {
  let isBroken = true;
  drawScreen("workbench.home", {
    today: "2026-11-20",
    surfaces: { home: () => null },
    answers: {
      ...Object.fromEntries(QUESTIONS.map((id) => [id, () => ({})])),
      "notice.page": () => ({ list: [], total: 0 }),
      "home.confirm": () => {
        if (isBroken) throw new RequestError("http", "服务器繁忙，请稍后重试");
        return {};
      },
    },
  });
  const confirm = within(await screen.findByRole("region", { name: /^税款确认/ }));
  expect((await confirm.findByRole("alert")).textContent).toContain("服务器繁忙，请稍后重试");
  const customers = within(screen.getByRole("region", { name: "我的客户" }));
  await customers.findByText("服务中");
  isBroken = false;
  fireEvent.click(confirm.getByRole("button", { name: "重试" }));
  await confirm.findByText("未确认");
});
