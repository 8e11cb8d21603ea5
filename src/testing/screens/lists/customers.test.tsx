import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion } from "../../../renderer/testing/users.ts";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

const company = (companyId: number) => ({
  companyId,
  companyName: `上海第${companyId}商贸有限公司`,
  khbm: `KH${companyId}`,
  statusCode: 1,
  tags: [],
});

function draw(count: number, { answers = {}, ...more }: Parameters<typeof drawScreen>[1] = {}) {
  const list = Array.from({ length: count }, (_row, index) => company(index + 1));
  return drawScreen("customer.index", {
    answers: {
      "company.list": () => ({ list, total: count }),
      "company.count": () => ({ active: count, stopped: 0 }),
      "company.tag.list": () => ({
        list: [
          { id: 5, name: "重点客户" },
          { id: 6, name: "易逾期" },
        ],
        total: 2,
      }),
      ...answers,
    },
    ...more,
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);

test("several values of one filter are sent as a list, and read by their names", async () => {
  const shown = draw(1, { search: "f.tagIdList=~[5,6]" });
  await screen.findByText("KH1");
  expect(sent(shown, "company.list")[0]).toMatchObject({ tagIdList: [5, 6] });
  const tags = screen.getByRole("combobox", { name: "标签" });
  await waitFor(() => expect(tags.textContent).toBe("重点客户、易逾期"));
});

test("重置 goes back to what the list opens with", async () => {
  const shown = draw(1, { search: "f.companyName=云启&f.authSelf=~1" });
  await screen.findByText("KH1");
  expect(sent(shown, "company.list")[0]).toMatchObject({ companyName: "云启", authSelf: 1 });
  fireEvent.click(screen.getByRole("button", { name: "重置" }));
  await waitFor(() => expect(shown.search()).toBe(""));
  expect(screen.getByRole("combobox", { name: "客户范围" }).textContent).toBe("全部客户");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "客户名称" }).value).toBe("");
  const last = sent(shown, "company.list").at(-1);
  expect(last).not.toHaveProperty("companyName");
  expect(last?.["authSelf"] ?? -1).toBe(-1);
});

test("the order of a title takes over from the one that the list opens with", async () => {
  const shown = draw(1);
  await screen.findByText("KH1");
  const order = (title: string) =>
    screen.getByRole("columnheader", { name: title }).getAttribute("aria-sort");
  expect(order("创建时间")).toBe("descending");
  fireEvent.click(screen.getByRole("button", { name: "客户编码" }));
  await waitFor(() => expect(order("客户编码")).toBe("ascending"));
  expect(order("创建时间")).toBe("none");
  expect(shown.search()).toBe("sort=khbm.asc");
});

/** Ticks 501 clients, who are deleted in two parts, and says yes. */
async function deleteAll(): Promise<void> {
  await screen.findByText("KH1");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  const bar = within(screen.getByRole("group", { name: "已选的行" }));
  fireEvent.click(bar.getByRole("button", { name: "更多" }));
  fireEvent.click(await menuEntry("删除"));
  await answerQuestion("确定删除所选的 501 个客户？删除后进入回收站，可以还原。", "删除");
}

test("of many clients a part that is refused is told with its reason; what is done is done and said", async () => {
  const remove = (params: Record<string, unknown>) => {
    if ((params["companyIdList"] as number[]).length === 1)
      throw new RequestError("refused", "客户正在采集发票，请稍后再删除");
    return null;
  };
  const shown = draw(501, { answers: { "company.delete": remove } });
  await deleteAll();
  const dialog = within(await screen.findByRole("dialog", { name: "删除客户" }));
  expect(await dialog.findByText("客户正在采集发票，请稍后再删除")).toBeTruthy();
  expect(dialog.getByText("已完成 500 / 501，失败 1")).toBeTruthy();
  expect(sent(shown, "company.delete").map(({ companyIdList }) => (companyIdList as []).length)).toEqual([
    500, 1,
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "关闭" }));
  expect(await screen.findByText("500 个客户已移入回收站")).toBeTruthy();
  await waitFor(() => expect(sent(shown, "company.list")).toHaveLength(2));
});
