import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

test("a right that the firm was given is received", async () => {
  const gift = { id: 5, rightsName: "财税体检次数", num: 10, unit: "次", state: "waiting" };
  const { host } = drawScreen("setting.receive-rights", {
    answers: {
      "rights.gift.page": () => ({ list: [gift], total: 1 }),
      "rights.gift.summary": () => ({ waitNum: 1, doneNum: 0, expiredNum: 0, total: 1 }),
      "rights.gift.receive": () => ({ count: 1 }),
    },
  });
  const row = (await screen.findByText("财税体检次数")).closest("tr")!;
  fireEvent.click(within(row).getByRole("button", { name: "领取" }));
  await answerQuestion("确定领取「财税体检次数」10 次？有效期从今天开始计算。", "领取");
  expect(await screen.findByText("已领取 1 笔，可在权益管理中分配")).toBeTruthy();
  await waitFor(() =>
    expect(host.calls).toContainEqual({ operationId: "rights.gift.receive", params: { idList: [5] } }),
  );
});

test("who may only look sees the uses, and nothing to change", async () => {
  const use = { id: 3, companyName: "上海恒达贸易有限公司", rightsName: "财税体检次数", status: 1 };
  const answers = { "rights.usage.page": () => ({ list: [use], total: 1 }) };
  const button = (name: string) => screen.queryByRole("button", { name });
  drawScreen("setting.rights-uses", { answers });
  await screen.findByText("上海恒达贸易有限公司");
  expect(button("登记使用")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "更多" }));
  expect(await screen.findByRole("menuitem", { name: "撤销使用" })).toBeTruthy();
  cleanup();
  const codes = ["", ".use", ".export"].map((action) => `basicSetting.myRights${action}`);
  drawScreen("setting.rights-uses", { answers, viewOnly: codes });
  await screen.findByText("上海恒达贸易有限公司");
  for (const name of ["登记使用", "撤销使用", "更多"]) expect(button(name)).toBeNull();
});
