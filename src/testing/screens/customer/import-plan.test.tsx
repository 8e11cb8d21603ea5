import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { importPlanOf } from "../../import-plan.ts";

setUpBrowser();

const FEE = { place: 1, title: "年服务费", examples: "3600；2400", sum: 6000, fieldTitle: null };
const NAME = { place: 0, title: "客户名称", examples: "甲", sum: null, fieldTitle: "客户名称" };
const OPEN = importPlanOf("客户", {
  problems: [{ content: "列“年服务费”有金额（合计 6,000.00），请选择对应的项目或不导入" }],
  questions: [{ id: "sheet", text: "文件中有 2 个可以导入的工作表，请选择读取哪一个", answer: null }],
  columns: [
    { ...NAME, field: "companyName", state: "taken" },
    { ...FEE, field: null, state: "open" },
  ],
});
const CLEAR = importPlanOf("客户", {
  columns: [
    { ...NAME, field: "companyName", state: "taken" },
    { ...FEE, field: "-", state: "skipped" },
  ],
});

async function openPlan() {
  const { host } = drawScreen("customer.index", {
    answers: {
      "company.list": () => ({ list: [], total: 0 }),
      "company.count": () => ({}),
      "company.importPlan": () => OPEN,
      "importPlan.answer": () => CLEAR,
      "importPlan.choices": ({ question }) =>
        question === undefined
          ? [
              { value: "-", label: "不导入" },
              { value: "companyName", label: "客户名称" },
            ]
          : [
              { value: "0", label: "客户（2 行）" },
              { value: "all", label: "全部 2 个工作表" },
            ],
    },
  });
  vi.spyOn(host.outside, "pickFile").mockResolvedValue(new File(["rows"], "客户.xlsx"));
  fireEvent.click(await screen.findByRole("button", { name: "导入客户" }));
  const dialog = within(await screen.findByRole("dialog", { name: "导入客户：导入.xlsx" }));
  // A select stands there in outline first, which takes no click yet.
  const choose = async (name: string, label: string) => {
    await waitFor(() => {
      const control = dialog.getByRole("combobox", { name });
      if (control.getAttribute("aria-expanded") !== "true") fireEvent.click(control);
      expect(screen.getByTitle(label)).toBeTruthy();
    });
    fireEvent.click(screen.getByTitle(label));
  };
  return { host, dialog, choose };
}

test("a plan says what has to be decided, and is made again with the answers", async () => {
  const { host, dialog, choose } = await openPlan();
  dialog.getByText(/列“年服务费”有金额/);
  expect(dialog.getByRole("cell", { name: "6,000.00" })).toBeTruthy();
  await choose("第 1 行 处理方式", "全部 2 个工作表");
  await choose("第 2 行 导入为", "不导入");
  fireEvent.click(dialog.getByRole("button", { name: "按所选重新检查" }));
  await waitFor(() => expect(dialog.queryByText(/列“年服务费”有金额/)).toBeNull());
  expect(host.calls).toContainEqual({
    operationId: "importPlan.answer",
    params: {
      planKey: "plan-1",
      columns: [
        { place: 0, field: "companyName" },
        { place: 1, field: "-" },
      ],
      questions: [{ id: "sheet", answer: "all" }],
    },
  });
  expect(dialog.queryByText("需要确认")).toBeNull();
});
