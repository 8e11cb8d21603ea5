import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

const OPEN = [
  { matter: "已通知未申报", companyNum: 1, num: 1, amount: 55_040.34 },
  { matter: "欠服务费", companyNum: 1, num: 1, amount: 5500 },
  { matter: "未完结工单", companyNum: 1, num: 2, amount: null },
];

function draw(company: object, answers: NonNullable<Parameters<typeof drawScreen>[1]>["answers"] = {}) {
  const row = { companyId: 7, companyName: "苏州长风商贸有限公司", khbm: "KH7", statusCode: 1, tags: [] };
  return drawScreen("customer.index", {
    today: "2026-11-20",
    answers: {
      "company.list": () => ({ list: [{ ...row, ...company }], total: 1 }),
      "company.count": () => ({ active: 1, stopped: 0 }),
      "company.openMatters": () => ({ matters: OPEN }),
      "company.stop": () => ({ count: 1 }),
      "company.start": () => ({ count: 1 }),
      ...answers,
    },
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);

async function open(entry: string, title: string) {
  await screen.findByText("KH7");
  fireEvent.click(screen.getByRole("button", { name: "更多" }));
  fireEvent.click(await menuEntry(entry));
  return within(await screen.findByRole("dialog", { name: title }));
}

async function choosePeriod(dialog: Pick<typeof screen, "getByRole">, label: string, period: string) {
  const input = dialog.getByRole<HTMLInputElement>("textbox", { name: new RegExp(label) });
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: period } });
  fireEvent.keyDown(input, { key: "Enter", code: "Enter", keyCode: 13 });
  await waitFor(() => expect(input.value).toBe(period));
}

test("the dialog names what is open, and sends year and month of the period that was chosen", async () => {
  const shown = draw({});
  const dialog = await open("停止服务", "停止「苏州长风商贸有限公司」的服务");
  expect(await dialog.findByRole("cell", { name: "已通知未申报" })).toBeTruthy();
  expect(dialog.getByRole("cell", { name: "55,040.34" })).toBeTruthy();
  expect(dialog.getByRole("cell", { name: "5,500.00" })).toBeTruthy();
  expect(sent(shown, "company.openMatters")).toEqual([{ companyIdList: [7] }]);
  expect(dialog.queryByText(/没有未申报/)).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /停止服务的账期/ }).value).toBe("2026年11期");
  await choosePeriod(dialog, "停止服务的账期", "2027年03期");
  fireEvent.click(dialog.getByRole("button", { name: "停止服务" }));
  await waitFor(() =>
    expect(sent(shown, "company.stop")).toEqual([{ companyIdList: [7], stopYear: 2027, stopMonth: 3 }]),
  );
});

test("the dialog says when nothing is open", async () => {
  draw({}, { "company.openMatters": () => ({ matters: [] }) });
  const dialog = await open("停止服务", "停止「苏州长风商贸有限公司」的服务");
  expect(await dialog.findByText("没有未申报、未缴款的税款，没有欠费和未完结的工单")).toBeTruthy();
  expect(dialog.queryByRole("table")).toBeNull();
});

test("a month that is too early is told at the period", async () => {
  const refuse = () => {
    const message = "停止服务的月份不能早于「苏州长风商贸有限公司」的服务开始月份";
    throw new RequestError("refused", "校验不通过", {
      code: "0400",
      fieldErrors: [{ path: "stopMonth", message }],
    });
  };
  draw({}, { "company.stop": refuse });
  const dialog = await open("停止服务", "停止「苏州长风商贸有限公司」的服务");
  await dialog.findByRole("cell", { name: "已通知未申报" });
  fireEvent.click(dialog.getByRole("button", { name: "停止服务" }));
  const input = dialog.getByRole("textbox", { name: /停止服务的账期/ });
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
});

test("a client whose stop is to come can be kept, from a month on", async () => {
  const shown = draw({ stopPeriod: "2027-03", statusRemark: "将于2027年3月停止服务" });
  const dialog = await open("恢复服务", "恢复「苏州长风商贸有限公司」的服务");
  await choosePeriod(dialog, "恢复服务的账期", "2026年12期");
  fireEvent.click(dialog.getByRole("button", { name: "恢复服务" }));
  await waitFor(() =>
    expect(sent(shown, "company.start")).toEqual([{ companyIdList: [7], startYear: 2026, startMonth: 12 }]),
  );
});
