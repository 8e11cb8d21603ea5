import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { call, column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { userManagePlan } from "../testing/user-manage-plan.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  context: {
    company: {
      search: { call: "company.match" },
      chosen: { call: "company.chosen" },
      type: { enum: "taxlayerType" },
      status: { enum: "companyStatus" },
    },
  },
  enums: {
    taxlayerType: [{ value: "001", label: "一般纳税人", color: "processing" }],
    companyStatus: [{ value: 0, label: "已停止", color: "default" }],
  },
  inputs: [{ name: "sheetId", title: "表", type: "integer", optional: true }],
  calls: {
    "company.match": call("company.match", "read"),
    "company.chosen": call("company.chosen", "read"),
    "filing.page": call("filing.page", "read"),
  },
  source: { call: "filing.page", params: { companyId: "{{ company.companyId }}" } },
  columns: [column("name", "企业")],
  filters: [],
  toolbar: [],
  rowActions: [],
  selectionActions: [],
  dialogs: {},
};
delete (plan as { aside?: unknown }).aside;
delete (plan as { tabs?: unknown }).tabs;

const NAMES = ["甲公司", "乙公司", "丙公司"];

function company(companyId: number) {
  const companyName = NAMES[companyId - 1] ?? "";
  const taxlayerNo = `9131${companyId}`;
  const label = `${companyName}（${taxlayerNo}）`;
  return {
    companyId,
    companyName,
    taxlayerNo,
    taxlayerType: "001",
    statusCode: companyId === 3 ? 0 : 1,
    label,
  };
}

function chosen(id: number) {
  if (id > NAMES.length) return null;
  return {
    company: company(id),
    ...(id > 1 && { before: company(id - 1) }),
    ...(id < NAMES.length && { after: company(id + 1) }),
  };
}

function open(search: string, isDown = () => false) {
  const host = createFakeHost({
    answers: {
      "company.match": () => [1, 2, 3].map(company),
      "company.chosen": ({ companyId }) => {
        if (isDown()) throw new Error("网络不通");
        return chosen(Number(companyId));
      },
      "filing.page": ({ companyId }) => [{ id: 1, name: `第${String(companyId)}家的申报` }],
    },
  });
  return { host, page: renderScreen(plan, host, { search }) };
}

const next = () => screen.getByRole("button", { name: /^下一家/ });
const box = () => screen.getByRole("combobox", { name: "客户" });

test("nothing is asked until a client is chosen, which the address keeps", async () => {
  const { host, page } = open("page=2");
  expect(await screen.findByText("请选择客户")).toBeTruthy();
  // The light control opens by a click, the one that has taken its place by the press before it.
  fireEvent.mouseDown(box());
  fireEvent.click(box());
  fireEvent.click(await screen.findByTitle("乙公司（91312）", {}, { timeout: 4000 }));
  expect(await screen.findByText("第2家的申报")).toBeTruthy();
  expect(page.search()).toBe("companyId=2");
  expect(
    host.calls.some(({ operationId, params }) => operationId === "filing.page" && !params["companyId"]),
  ).toBe(false);
  expect(screen.getByText("一般纳税人")).toBeTruthy();
});

test("the next one leaves what was given for the one before, and stands first among the recent ones", async () => {
  const { host, page } = open("companyId=2&sheetId=9&lines.page=3");
  await screen.findByText("第2家的申报");
  fireEvent.click(next());
  expect(await screen.findByText("第3家的申报")).toBeTruthy();
  expect(page.search()).toBe("companyId=3");
  expect(screen.getByText("已停止")).toBeTruthy();
  expect(next().getAttribute("data-reason")).toBe("已是最后一家");
  expect(host.settingsServer.kept.get("recent companies")).toEqual({
    companies: [{ companyId: 3, label: "丙公司（91313）" }],
  });
});

test("a client that is unknown is said in words, and can be asked for again", async () => {
  const { host, page } = open("companyId=77");
  expect(await screen.findByText("没有此客户，或不在您的权限内")).toBeTruthy();
  const asked = () => host.calls.filter(({ operationId }) => operationId === "company.chosen").length;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(asked()).toBe(2));
  expect(await screen.findByText("没有此客户，或不在您的权限内")).toBeTruthy();
  page.visit("companyId=1");
  expect(await screen.findByText("第1家的申报")).toBeTruthy();
  page.visit("companyId=none");
  expect(await screen.findByText("请选择客户")).toBeTruthy();
});

test("a failure can be tried again", async () => {
  let isDown = true;
  open("companyId=1", () => isDown);
  expect(await screen.findByText("网络不通")).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(screen.getByText("第1家的申报")).toBeTruthy());
});

test.each([
  { company: { companyId: "甲" }, before: { companyName: {} } },
  { company: { ...company(1), statusCode: "在服务" } },
])("an answer that cannot be understood is told, and asked for again", async (answer) => {
  const answers = {
    "company.chosen": () => answer,
    "company.match": () => [],
    "filing.page": () => [],
  };
  renderScreen(plan, createFakeHost({ answers }), { search: "companyId=1" });
  expect(await screen.findByText("服务器返回的客户信息不完整，请重试")).toBeTruthy();
  expect(screen.getByRole("button", { name: "重试" })).toBeTruthy();
});
