// The screens load them lazily; here they shall be at hand before a test waits for them.
import "../../../renderer/detail/detail-view.tsx";
import "../../../renderer/tabs/tabs-view.tsx";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const place = { search: "companyId=1001001" };
const companyId = 1_001_001;
const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("客户概况 has what the file of the company tells of its service", async () => {
  const overview = {
    companyId,
    statusCode: 1,
    monthFee: 600,
    serviceEnd: "2026-12-31",
    percent: 85,
    missingText: "经营范围、从业人数",
    createTime: "2026-01-05 09:00:00",
    updateTime: "2026-11-20 10:00:00",
  };
  drawScreen("customer.detail-overview", {
    ...place,
    answers: {
      "customerProfile.overview": () => overview,
      "miniProgram.client.state": () => ({ isOpen: false }),
    },
  });
  const service = await region("服务与资料");
  const terms = service.getAllByRole("term").map(({ textContent }) => textContent);
  const texts = service.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.map((term, at) => [term, texts[at]])).toEqual([
    ["月服务费（元）", "600.00"],
    ["合同结束日期", "2026-12-31"],
    ["完整度（%）", "85"],
    ["待补充资料", "经营范围、从业人数"],
    ["创建时间", "2026-01-05 09:00"],
    ["更新时间", "2026-11-20 10:00"],
  ]);
});

test("a stop that is to come stands beside the state of the client", async () => {
  drawScreen("customer.detail-overview", {
    ...place,
    answers: {
      "customerProfile.overview": () => ({
        companyId,
        statusCode: 1,
        stopPeriod: "2027-03",
        statusRemark: "将于2027年3月停止服务",
      }),
      "miniProgram.client.state": () => ({ isOpen: false }),
    },
  });
  const identity = await region("基本信息");
  expect(identity.getByText("将于2027年3月停止服务")).toBeTruthy();
  expect(identity.getByText("2027年03期")).toBeTruthy();
});

test("工商信息 names the kind of company, and its owners with their shares", async () => {
  const none = { list: [], total: 0 };
  drawScreen("customer.detail-business", {
    ...place,
    answers: {
      "customerProfile.businessInfo": () => ({ companyId, registType: "173" }),
      "customerProfile.business.partners": () => ({
        list: [{ name: "周明", ratio: 0.6, amount: 600_000, since: "2026-06-08" }],
        total: 1,
      }),
      "customerProfile.business.employees": () => none,
      "customerProfile.business.investments": () => none,
      "customerProfile.business.branches": () => none,
    },
  });
  expect((await region("登记信息")).getByText("私营有限责任公司")).toBeTruthy();
  const owners = within(await screen.findByRole("table", { name: "股东" }));
  await owners.findByText("周明");
  expect(owners.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "周明",
    "60.00%",
    "600,000.00",
    "2026-06-08",
  ]);
});

test("服务信息 tells how the contract stands, 财税信息 the year of the credit without separators", async () => {
  drawScreen("customer.detail-service", {
    ...place,
    answers: {
      "customerProfile.serviceInfo": () => ({ companyId, serviceStatus: "active", daysLeft: null }),
    },
  });
  expect((await region("服务合同")).getByText("履行中")).toBeTruthy();
  drawScreen("customer.detail-tax", {
    ...place,
    denied: ["accountingCentre.taxAccounts"],
    answers: { "customerProfile.financeTaxInfo": () => ({ companyId, evaluateYear: 2025, isFdq: false }) },
  });
  expect((await region("纳税信息")).getByText("2025")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "验证税局账号" })).toBeNull();
});

test("a company that is not there is told in plain words", async () => {
  const words = "客户不存在或已被彻底删除，请刷新后重试";
  const missing = () => {
    throw new RequestError("refused", words);
  };
  drawScreen("customer.detail", {
    search: "companyId=99",
    answers: {
      "customerProfile.head": missing,
      "customerProfile.overview": missing,
      "miniProgram.client.state": () => ({ isOpen: false }),
    },
  });
  expect(await screen.findAllByText(new RegExp(words))).not.toHaveLength(0);
});

test.each([
  ["", "页面地址缺少「客户编号」，请从列表中打开"],
  ["companyId=12x", "页面地址中的「客户编号」不正确，请从列表中打开"],
])("an address that names no client, or none that can be (%j), leads to the list", async (search, words) => {
  const open = vi.fn<() => void>();
  const { host } = drawScreen("customer.detail", { search, parent: { title: "客户列表", open } });
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  fireEvent.click(screen.getByRole("button", { name: "前往客户列表" }));
  expect(open).toHaveBeenCalledOnce();
  expect(host.calls).toEqual([]);
});
