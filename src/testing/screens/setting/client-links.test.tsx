import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const link = {
  linkId: 7,
  companyId: 1_001_001,
  companyName: "上海恒达贸易有限公司",
  taxlayerNo: "91310115MA1K4A2B3C",
  clientName: "赵强",
  userId: 5,
  userName: "孙丽",
  createTime: "2026-11-20 10:00:00",
  expireTime: "2026-11-27 10:00:00",
  lastTime: "2026-11-20 10:05:00",
  lastIp: "203.0.113.7",
  state: 1,
  closedReason: null,
};
const closed = {
  ...link,
  linkId: 8,
  companyName: "苏州凯旋贸易有限公司",
  lastTime: null,
  lastIp: null,
  state: 0,
  closedReason: "生成人已没有客户链接的权限",
};

const answers = {
  "miniProgram.clientLink.page": () => ({ list: [link, closed], total: 2 }),
  "miniProgram.clientLink.revoke": ({ linkIdList }: { linkIdList?: readonly number[] }) => ({
    count: linkIdList?.length ?? 0,
  }),
  "user.fuzzyMatch": () => [{ userId: 5, userName: "孙丽" }],
};
const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr")!;

test("the links of the firm say who made them, until when, when and from where they were used, and why one opens nothing", async () => {
  drawScreen("setting.client-links", { answers });
  const open = (await rowOf("上海恒达贸易有限公司")).textContent;
  for (const text of ["孙丽", "赵强", "2026-11-27 10:00", "2026-11-20 10:05", "203.0.113.7", "有效"])
    expect(open).toContain(text);
  const other = (await rowOf("苏州凯旋贸易有限公司")).textContent;
  for (const text of ["不可用", "生成人已没有客户链接的权限", "--"]) expect(other).toContain(text);
});

test("a link is revoked after a question, from the firm's list and from the client's page", async () => {
  const firm = drawScreen("setting.client-links", { answers });
  fireEvent.click(within(await rowOf("上海恒达贸易有限公司")).getByRole("button", { name: "撤销" }));
  await answerQuestion(
    "确定撤销「上海恒达贸易有限公司」的客户链接？客户手中的链接立即失效，不能恢复。",
    "撤销",
  );
  expect(await screen.findByText("已撤销 1 个链接")).toBeTruthy();
  const revoked = { operationId: "miniProgram.clientLink.revoke", params: { linkIdList: [7] } };
  expect(firm.host.calls).toContainEqual(revoked);
  cleanup();
  const client = drawScreen("customer.detail-links", { answers, search: "companyId=1001001" });
  const [first] = await screen.findAllByRole("button", { name: "撤销" });
  fireEvent.click(first!);
  await answerQuestion(
    "确定撤销孙丽于 2026-11-20 10:00:00 生成的链接？客户手中的链接立即失效，不能恢复。",
    "撤销",
  );
  await waitFor(() => expect(client.host.calls).toContainEqual(revoked));
  expect(client.host.calls[0]).toMatchObject({ params: { companyId: 1_001_001 } });
});

test("a link is made beside the list of those that there are, and copied", async () => {
  const address = "https://daizhang.example/miniProgram#abc";
  const { host } = drawScreen("customer.detail-links", {
    answers: {
      ...answers,
      "miniProgram.client.link": () => ({ address, clientName: "赵强", expireTime: "2026-11-27 10:00:00" }),
    },
    search: "companyId=1001001",
  });
  fireEvent.click(await screen.findByRole("button", { name: "生成链接" }));
  const dialog = await screen.findByRole("dialog", { name: "客户链接：赵强" });
  expect(dialog.textContent).toContain(address);
  const made = { operationId: "miniProgram.client.link", params: { companyId: 1_001_001 } };
  expect(host.calls).toContainEqual(made);
  fireEvent.click(within(dialog).getByRole("button", { name: "复制链接" }));
  expect(await screen.findByText(`已复制：${address}`)).toBeTruthy();
  fireEvent.click(within(dialog).getAllByRole("button", { name: "关闭" })[0]!);
  const listed = () => host.calls.filter(({ operationId }) => operationId === "miniProgram.clientLink.page");
  await waitFor(() => expect(listed()).toHaveLength(2));
});

test("who may only look has nothing to revoke", async () => {
  drawScreen("setting.client-links", {
    answers,
    viewOnly: ["basicSetting.miniProgrammeBinding.clientLinks"],
  });
  await rowOf("上海恒达贸易有限公司");
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
});
