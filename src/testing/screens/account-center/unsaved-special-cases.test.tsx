import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const COMPANY = {
  companyId: 1,
  companyName: "第1家公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "101",
  statusCode: 1,
  label: "第1家公司",
};

const MONTH = {
  ...COMPANY,
  kjnd: 2026,
  kjqj: 10,
  nsqxdm: "06",
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 1200.5,
  zzshfjsExtRemark: null,
  checkConfirmErrorMsg: null,
  isCollected: true,
};

const KINDS = [
  {
    id: 1,
    code: "jxzc",
    name: "进项税额转出",
    needAmount: true,
    needRemark: true,
    needAnnex: false,
    amountTitle: "转出税额",
  },
  {
    id: 3,
    code: "lkys",
    name: "旅客运输服务抵扣",
    needAmount: false,
    needRemark: false,
    needAnnex: true,
    amountTitle: "可抵扣税额",
  },
  {
    id: 5,
    code: "wpsr",
    name: "无票收入",
    needAmount: false,
    needRemark: false,
    needAnnex: false,
    amountTitle: "不含税销售额",
  },
];

const CALCULATING = 2;
const SAVE = "specialCase.confirmTempSave";
const CHECK = "taxConfirm.checkZzsNotice";

interface Server {
  noticeTaxType: number;
  lockedReason: string | null;
  cases: unknown[];
  /** Times for which the tax is still being calculated. */
  calculating: number;
  refusal: string | null;
}

/** A company's month at one of its tabs; its server remembers what is saved. */
async function openMonth(tab: string, given: Partial<Server> = {}) {
  const server: Server = { noticeTaxType: 0, lockedReason: null, cases: [], calculating: 0, refusal: null };
  Object.assign(server, given);
  const { host, search } = drawScreen("account-center.company-period", {
    today: "2026-11-20",
    search: `companyId=1&period=2026-10&tab=${tab}`,
    surfaces: { companyPeriod: CompanyPeriod },
    answers: {
      "company.chosen": () => ({ company: COMPANY }),
      "invoice.companyPeriod": () => ({ ...MONTH, noticeTaxType: server.noticeTaxType }),
      "prediction.statistics": () => {
        server.calculating -= 1;
        const predictionStatus = server.calculating >= 0 ? CALCULATING : 1;
        return {
          ...MONTH,
          predictionStatus,
          zzssfl: 0.02,
          riskCount: 0,
          statusErrorCount: 0,
          taxPredictionDetailList: [],
        };
      },
      "prediction.calculate": () => ({}),
      "prediction.recalculate": () => ({}),
      "prediction.basis": () => ({ figures: [], taxes: [], specialDetails: [], isOutdated: false }),
      "prediction.taxDetail": () => ({ ybxm: null, savingTaxDetails: [] }),
      "specialCase.typeList": () => KINDS,
      "specialCase.detail": () => ({
        specialConditions: server.cases,
        xxNoTicketCount: 0,
        lockedReason: server.lockedReason,
        incompleteList: [],
        isAnnexMissing: false,
        usualRate: 0.03,
        rates: [0.01, 0.03],
        quarterList: [],
        rowVersion: 1,
      }),
      [SAVE]: ({ specialConditions }) => {
        if (server.refusal !== null) throw new RequestError("refused", server.refusal, { code: "0409" });
        server.cases = specialConditions as unknown[];
        return { savedCount: server.cases.length, incompleteList: [] };
      },
      [CHECK]: () => ({ failCount: 0, failList: [] }),
      "taxNotice.preview": () => ({
        taxPredictionDetailList: [],
        specialConditions: [],
        gzZbInfoList: [],
        grsdsSe: null,
      }),
      "taxNotice.batchNotice": () => {
        server.noticeTaxType = 0;
        server.lockedReason = null;
        return { failCount: 0, failList: [] };
      },
    },
  });
  await screen.findByRole("button", { name: "通知税款" });
  const called = () => host.calls.map(({ operationId }) => operationId);
  return { host, server, search, called };
}

const CASES = "特殊情况申报";
const kind = (name: string) => screen.findByRole("checkbox", { name: new RegExp(name) });
const field = async (entry: string, name: RegExp) =>
  within(await screen.findByRole("region", { name: entry })).findByRole<HTMLInputElement>("textbox", {
    name,
  });
const notify = () => fireEvent.click(screen.getByRole("button", { name: "通知税款" }));
const asked = async (title: string) => within(await screen.findByRole("dialog", { name: title }));

async function typeIncome(amount: string) {
  fireEvent.click(await kind("无票收入"));
  fireEvent.change(await field("无票收入", /不含税销售额/), { target: { value: amount } });
}

test("what is unsaved is saved before the client is notified, once the tax has been calculated with it", async () => {
  const { host, called, server } = await openMonth("specialCases");
  await typeIncome("100000");
  server.calculating = 1;
  notify();
  await waitFor(() => expect(called()).toContain(CHECK), { timeout: 5000 });
  const [saved, ...others] = host.calls.filter(({ operationId }) => operationId === SAVE);
  expect(others).toEqual([]);
  expect(saved?.params).toMatchObject({ specialConditions: [{ specialType: 5, amount: 100_000 }] });
  expect(called().indexOf(SAVE)).toBeLessThan(called().indexOf(CHECK));
  expect(server.calculating).toBeLessThan(0);
});

test("nothing is saved where nothing was typed", async () => {
  const { called } = await openMonth("specialCases");
  await kind("无票收入");
  notify();
  await waitFor(() => expect(called()).toContain(CHECK));
  expect(called()).not.toContain(SAVE);
});

test("what is missing keeps the client from being notified: filled in now, or later", async () => {
  const { called } = await openMonth("specialCases");
  fireEvent.click(await kind("进项税额转出"));
  fireEvent.click(await kind("旅客运输服务抵扣"));
  await field("进项税额转出", /备注/);
  notify();
  const question = await asked("特殊情况申报有必填项未填写；特殊情况申报有附件未上传");
  expect(question.getByText(/旅客运输服务抵扣：请上传附件/).textContent).toContain("填写完整后才能通知税款");
  fireEvent.click(question.getByRole("button", { name: "现在填写" }));
  const amount = await field("进项税额转出", /转出税额/);
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await screen.findByText("请输入进项税额转出");
  expect(called().filter((id) => id === SAVE || id === CHECK)).toEqual([]);
  fireEvent.click(await kind("进项税额转出"));
  notify();
  fireEvent.click((await asked("特殊情况申报有附件未上传")).getByRole("button", { name: "稍后" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "特殊情况申报有附件未上传" })).toBeNull());
  expect(called().filter((id) => id === SAVE || id === CHECK)).toEqual([]);
});

test("a form behind another tab comes to the front, and is saved or filled in there", async () => {
  const { called, search } = await openMonth("specialCases");
  fireEvent.click(await kind("进项税额转出"));
  await field("进项税额转出", /备注/);
  fireEvent.click(screen.getByRole("tab", { name: "税款明细" }));
  await waitFor(() => expect(search()).toContain("tab=taxDetail"));
  notify();
  fireEvent.click((await asked("特殊情况申报有必填项未填写")).getByRole("button", { name: "现在填写" }));
  expect(screen.getByRole("tab", { name: CASES }).getAttribute("aria-selected")).toBe("true");
  const amount = await field("进项税额转出", /转出税额/);
  await waitFor(() => expect(document.activeElement).toBe(amount));
  fireEvent.change(amount, { target: { value: "50" } });
  fireEvent.change(await field("进项税额转出", /备注/), { target: { value: "集体福利" } });
  fireEvent.click(screen.getByRole("tab", { name: "税款明细" }));
  await waitFor(() => expect(search()).toContain("tab=taxDetail"));
  notify();
  await waitFor(() => expect(called()).toContain(CHECK), { timeout: 5000 });
  expect(called().indexOf(SAVE)).toBeLessThan(called().indexOf(CHECK));
});

test("a save that the server refuses keeps the client from being notified, with the server's reason", async () => {
  const refusal = "本期增值税正在申报，不能修改特殊情况申报";
  const { called } = await openMonth("specialCases", { refusal });
  await typeIncome("100000");
  notify();
  await screen.findByText(`「通知税款」没有完成：${refusal}`);
  expect(screen.getByRole("alert").textContent).toBe(refusal);
  expect(called()).not.toContain(CHECK);
});

test("once the client is notified the form is only read and says why; when the notice is taken back it is filled in again", async () => {
  const lockedReason = "本期税款已通知，如需修改请先撤销通知";
  const cases = [
    { specialType: 5, amount: 100_000, sl: 0.03, bz: null, annexList: [] },
    {
      specialType: 3,
      amount: null,
      sl: null,
      bz: "出差",
      annexList: [{ name: "客票.png", url: "/file/1", fileType: 1 }],
    },
  ];
  await openMonth("specialCases", { noticeTaxType: 1, lockedReason, cases });
  await screen.findByText(lockedReason);
  const income = within(await screen.findByRole("region", { name: "无票收入" }));
  expect(income.getByText("100,000.00")).toBeTruthy();
  expect(income.queryByRole("textbox")).toBeNull();
  const travel = within(await screen.findByRole("region", { name: "旅客运输服务抵扣" }));
  expect(travel.getByRole("button", { name: "查看图片 客票.png" })).toBeTruthy();
  expect(travel.getByRole("button", { name: "客票.png" })).toBeTruthy();
  for (const name of ["保存", "取消", /上传文件/, /^移除/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "撤销通知" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "撤销通知" }));
  await waitFor(() => expect(screen.queryByText(lockedReason)).toBeNull());
  expect((await field("无票收入", /不含税销售额/)).value).toBe("100,000.00");
  expect(screen.getByRole("button", { name: "保存" })).toBeTruthy();
});
