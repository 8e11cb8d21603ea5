import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { answerQuestion, page, rowOf, user } from "../../testing/users.ts";

setUpBrowser();

describe("selection", () => {
  test("while rows are ticked, actions that have nothing to do with them give way", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => page(8) } }));
    const box = within(await rowOf("用户8")).getByRole("checkbox");
    expect(screen.getByRole("button", { name: "新增用户" })).toBeTruthy();
    fireEvent.click(box);
    expect(screen.queryByRole("button", { name: "新增用户" })).toBeNull();
    expect(screen.getByRole("button", { name: "批量删除" })).toBeTruthy();
    fireEvent.click(box);
    expect(screen.getByRole("button", { name: "新增用户" })).toBeTruthy();
  });

  const paged = ({ pageNum }: Record<string, unknown>) =>
    pageNum === 1 ? { list: [user(1), user(2)], total: 22 } : { list: [user(7)], total: 22 };

  test("is kept across pages, counted, sent and cleared", async () => {
    const host = createFakeHost({
      answers: { "userAdmin.list": paged, "userAdmin.batchDelete": () => null },
    });
    renderScreen(userManagePlan, host);
    await rowOf("用户1");
    fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
    fireEvent.click(screen.getByRole("button", { name: "下一页" }));
    fireEvent.click(within(await rowOf("用户7")).getByRole("checkbox"));
    expect(screen.getByText("已选 3 条")).toBeTruthy();
    const remove = screen.getByRole("button", { name: "批量删除" });
    expect(remove.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(within(await rowOf("用户7")).getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "批量删除" }));
    await answerQuestion("确定删除所选的 2 个用户？", "批量删除");
    await waitFor(() => expect(screen.queryByText(/已选/)).toBeNull());
    expect(host.calls.find(({ operationId }) => operationId === "userAdmin.batchDelete")?.params).toEqual({
      userIds: [1, 2],
    });
  });

  test("rows that are ticked while the list comes anew after an action stay ticked", async () => {
    let answer = (): unknown => page(1, 2);
    const host = createFakeHost({
      answers: { "userAdmin.list": () => answer(), "userAdmin.batchDelete": () => null },
    });
    renderScreen(userManagePlan, host);
    fireEvent.click(within(await rowOf("用户1")).getByRole("checkbox"));
    let finish: (users: object) => void = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    fireEvent.click(screen.getByRole("button", { name: "批量删除" }));
    await answerQuestion("确定删除所选的 1 个用户？", "批量删除");
    await waitFor(() => expect(screen.queryByText(/已选/)).toBeNull());
    fireEvent.click(within(await rowOf("用户2")).getByRole("checkbox"));
    finish(page(2));
    await waitFor(() => expect(screen.queryByText("用户1")).toBeNull());
    expect(screen.getByText("已选 1 条")).toBeTruthy();
  });

  test("is kept over orders, and gone with other rows", async () => {
    const columns = userManagePlan.columns.map((column) => ({ ...column, sort: column.field }));
    const list = userManagePlan.calls["userAdmin.list"]!;
    const sort = { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" };
    const calls = { ...userManagePlan.calls, "userAdmin.list": { ...list, sort } };
    const host = createFakeHost({ answers: { "userAdmin.list": paged } });
    renderScreen({ ...userManagePlan, columns, calls }, host);
    fireEvent.click(within(await rowOf("用户1")).getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "账号" }));
    await waitFor(() => expect(host.calls.at(-1)?.params).toMatchObject({ sortField: "account" }));
    expect(screen.getByText("已选 1 条")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "姓名/账号" }), { target: { value: "李" } });
    fireEvent.submit(screen.getByRole("textbox", { name: "姓名/账号" }));
    await waitFor(() => expect(host.calls.at(-1)?.params).toMatchObject({ nameOrAccount: "李" }));
    await waitFor(() => expect(screen.queryByText(/已选/)).toBeNull());
  });

  test("a range is ticked with Shift, by the pointer and from the row by key", async () => {
    const list = [1, 2, 3, 4, 5, 6].map((id) => user(id));
    renderScreen(
      userManagePlan,
      createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: 6 }) } }),
    );
    fireEvent.click(within(await rowOf("用户1")).getByRole("checkbox"));
    fireEvent.click(within(await rowOf("用户4")).getByRole("checkbox"), { shiftKey: true });
    expect(screen.getByText("已选 4 条")).toBeTruthy();
    fireEvent.keyDown(await rowOf("用户6"), { key: " ", shiftKey: true });
    expect(screen.getByText("已选 6 条")).toBeTruthy();
  });

  test("清空 unticks everything", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": paged } }));
    await rowOf("用户1");
    fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
    fireEvent.click(screen.getByRole("button", { name: "清空" }));
    expect(screen.queryByText(/已选/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "选择本页全部" }).checked).toBe(false);
  });
});
