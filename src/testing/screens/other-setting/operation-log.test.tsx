import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const done = {
  id: 1,
  operatorId: 2,
  operatorName: "周明远",
  account: "zhoumy",
  deptName: "总经办",
  title: "移动用户",
  target: "日志一（rizhi.1）",
  success: 1,
  reason: null,
  createTime: "2026-11-20 10:00:00",
};
const refused = {
  ...done,
  id: 2,
  operatorName: "陈洁",
  account: "chenjie",
  title: "删除用户",
  target: "",
  success: 0,
  reason: "不能删除超级管理员「周明远」",
};

function draw(options: Parameters<typeof drawScreen>[1] = {}) {
  return drawScreen("other-setting.operation-log", {
    answers: {
      "operatorLog.page": () => ({ list: [done, refused], total: 2 }),
      "operatorLog.detail": ({ id }) => (id === 1 ? done : refused),
      "operatorLog.change.page": () => ({ list: [], total: 0 }),
      "user.fuzzyMatch": () => [{ userId: 2, userName: "周明远" }],
    },
    ...options,
  });
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr")!;

test("an entry says when, who, what, to whom and how it ended", async () => {
  draw();
  const cells = (await rowOf("移动用户")).textContent;
  for (const text of ["2026-11-20 10:00", "周明远", "zhoumy", "日志一（rizhi.1）", "成功"])
    expect(cells).toContain(text);
  const other = (await rowOf("删除用户")).textContent;
  for (const text of ["--", "失败", "不能删除超级管理员「周明远」"]) expect(other).toContain(text);
});

test("what a client did by a link is the client's, with whose link it was below", async () => {
  const deed = {
    ...done,
    id: 3,
    title: "客户发送消息",
    operatorName: "客户 上海恒达贸易有限公司",
    linkText: "通过孙丽生成的链接",
    account: null,
    deptName: null,
  };
  draw({
    answers: {
      "operatorLog.page": () => ({ list: [deed], total: 1 }),
      "operatorLog.detail": () => deed,
      "operatorLog.change.page": () => ({ list: [], total: 0 }),
      "user.fuzzyMatch": () => [],
    },
  });
  const row = await rowOf("客户发送消息");
  for (const text of ["客户 上海恒达贸易有限公司", "通过孙丽生成的链接"])
    expect(row.textContent).toContain(text);
  fireEvent.click(within(row).getByRole("button", { name: "详情" }));
  const drawer = within(await screen.findByRole("dialog"));
  expect(await drawer.findByText("通过孙丽生成的链接")).toBeTruthy();
  expect(drawer.queryByText("登录账号")).toBeNull();
});

test("its filters are sent, the last day to its end; the newest come first until a title turns the order", async () => {
  const search = 'f.time=~["2026-11-10","2026-11-12"]&f.operatorId=~2&f.title=用户&f.success=~0';
  const { host } = draw({ search });
  await rowOf("移动用户");
  expect(host.calls.find(({ operationId }) => operationId === "operatorLog.page")?.params).toEqual({
    startTime: "2026-11-10 00:00:00",
    endTime: "2026-11-12 23:59:59",
    operatorId: 2,
    title: "用户",
    success: 0,
    sortField: "createTime",
    sortOrder: "desc",
    pageNum: 1,
    pageSize: 50,
  });
  const time = screen.getByRole("columnheader", { name: "操作时间" });
  expect(time.getAttribute("aria-sort")).toBe("descending");
  const press = () => fireEvent.click(within(time).getByRole("button", { name: "操作时间" }));
  press();
  await waitFor(() => expect(time.getAttribute("aria-sort")).toBe("none"));
  press();
  await waitFor(() => expect(time.getAttribute("aria-sort")).toBe("ascending"));
  await waitFor(() =>
    expect(host.calls.at(-1)?.params).toMatchObject({ sortField: "createTime", sortOrder: "asc" }),
  );
});

test("a drawer tells why something was refused", async () => {
  draw();
  fireEvent.click(within(await rowOf("删除用户")).getByRole("button", { name: "详情" }));
  const drawer = within(await screen.findByRole("dialog", { name: "操作详情" }));
  const facts = await drawer.findAllByRole("definition");
  const said = facts.map(({ textContent }) => textContent);
  for (const text of ["陈洁", "chenjie", "总经办", "删除用户", "失败", "不能删除超级管理员「周明远」"])
    expect(said.some((fact) => fact?.includes(text))).toBe(true);
});

test("who may only look reads the list and its details", async () => {
  draw({ viewOnly: ["basicSetting.logs"] });
  fireEvent.click(within(await rowOf("移动用户")).getByRole("button", { name: "详情" }));
  const drawer = within(await screen.findByRole("dialog", { name: "操作详情" }));
  expect((await drawer.findAllByRole("definition")).map(({ textContent }) => textContent)).toContain(
    "周明远",
  );
});

test("who has no code for logs sees nothing of the page, and nothing is asked", () => {
  const { host } = draw({ denied: ["basicSetting.logs"] });
  expect(screen.getByText("没有此页面的权限")).toBeTruthy();
  expect(host.calls).toEqual([]);
});
