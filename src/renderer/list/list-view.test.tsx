import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { userManagePlan } from "../testing/user-manage-plan.ts";
import { page, rowOf, user } from "../testing/users.ts";

setUpBrowser();

describe("showing", () => {
  test("shows titles, values and labels, and says how many there are", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => page(7, 8) } }));
    const row = within(await rowOf("用户8"));
    expect(row.getByText("启用")).toBeTruthy();
    expect(row.getByText("2026-11-20 14:05")).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "创建时间" })).toBeTruthy();
    expect(screen.getByText("共 2 条")).toBeTruthy();
  });

  test("asks with fixed parameters, filters of the address and paging", async () => {
    const host = createFakeHost({ answers: { "userAdmin.list": () => ({ list: [user(1)], total: 90 }) } });
    renderScreen(userManagePlan, host, { search: "f.status=~0&page=2&f.unknown=1&size=33" });
    await rowOf("用户1");
    expect(host.calls).toEqual([
      { operationId: "userAdmin.list", params: { isRemove: 0, status: 0, pageNum: 2, pageSize: 20 } },
    ]);
  });

  test("a failed first load says why and can be repeated", async () => {
    let isBroken = true;
    const answer = () => {
      if (isBroken) throw new RequestError("http", "服务器繁忙，请稍后重试");
      return page(1);
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": answer } }));
    expect((await screen.findByRole("alert")).textContent).toContain("服务器繁忙，请稍后重试");
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    await rowOf("用户1");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a failed refresh keeps the rows", async () => {
    let isBroken = false;
    const answer = () => {
      if (isBroken) throw new RequestError("timeout", "请求超时");
      return page(1);
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": answer } }));
    await rowOf("用户1");
    isBroken = true;
    fireEvent.click(screen.getByRole("button", { name: "刷新" }));
    expect((await screen.findByRole("alert")).textContent).toContain("请求超时");
    expect(screen.getByText("用户1")).toBeTruthy();
  });

  test("entries that are no rows are left out with a notice, wrong types are shown as text", async () => {
    const list = [null, "row", user(3, { createTime: { at: 1 }, status: "x", name: 12 }), [1]];
    renderScreen(
      userManagePlan,
      createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: "4" }) } }),
    );
    expect(await screen.findByText(/有 3 行格式不正确/)).toBeTruthy();
    expect(screen.getByText('{"at":1}')).toBeTruthy();
    expect(screen.getByText("x")).toBeTruthy();
    expect(screen.getByText("共 4 条")).toBeTruthy();
  });

  test.each([[{ list: {} }], ["<html>"], [17], [null], [{ list: null, total: 0 }], [{ total: 3 }]])(
    "an answer that is no list (%j) is a failure in place",
    async (answer) => {
      renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => answer } }));
      expect((await screen.findByRole("alert")).textContent).toContain("服务器返回的列表格式不正确");
    },
  );

  test.each([
    [{ list: [] }, "没有总数"],
    [{ list: [user(1)], total: null }, "没有总数"],
    [{ list: [user(1)], total: "很多" }, "没有总数"],
    [{ list: [user(1)], total: -1 }, "没有总数"],
    [{ list: [], total: 5 }, "共 5 条，本页 0 条"],
    [{ list: [user(1), user(2)], total: 1 }, "共 1 条，本页 2 条"],
  ])("a total that disagrees with the rows (%j) is a failure in place", async (answer, words) => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => answer } }));
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.queryByText("暂无数据")).toBeNull();
  });

  test("an empty list says so", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => page() } }));
    expect(await screen.findByText("暂无数据")).toBeTruthy();
  });
});

describe("asking", () => {
  test("Enter in a filter asks from page 1 and writes the address; reset goes back", async () => {
    const host = createFakeHost({ answers: { "userAdmin.list": () => ({ list: [user(1)], total: 90 }) } });
    const shown = renderScreen(userManagePlan, host, { search: "page=3" });
    await rowOf("用户1");
    fireEvent.change(screen.getByRole("textbox", { name: "姓名/账号" }), { target: { value: "李 四" } });
    fireEvent.submit(screen.getByRole("textbox", { name: "姓名/账号" }));
    await waitFor(() => expect(shown.search()).toBe("f.nameOrAccount=%E6%9D%8E+%E5%9B%9B"));
    expect(host.calls.at(-1)?.params).toEqual({
      isRemove: 0,
      nameOrAccount: "李 四",
      pageNum: 1,
      pageSize: 20,
    });
    fireEvent.click(screen.getByRole("button", { name: "重置" }));
    await waitFor(() => expect(shown.search()).toBe(""));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "姓名/账号" }).value).toBe("");
    expect(host.calls.at(-1)?.params).toEqual({ isRemove: 0, pageNum: 1, pageSize: 20 });
  });

  test("turns pages, changes the size and jumps", async () => {
    const host = createFakeHost({ answers: { "userAdmin.list": () => ({ list: [user(1)], total: 95 }) } });
    const shown = renderScreen(userManagePlan, host);
    await rowOf("用户1");
    fireEvent.click(screen.getByRole("button", { name: "下一页" }));
    await waitFor(() => expect(shown.search()).toBe("page=2"));
    const jump = screen.getByRole("textbox", { name: "跳至页" });
    fireEvent.change(jump, { target: { value: "99" } });
    fireEvent.keyDown(jump, { key: "Enter" });
    await waitFor(() => expect(shown.search()).toBe("page=5"));
    fireEvent.change(screen.getByRole("combobox", { name: "每页条数" }), { target: { value: "50" } });
    await waitFor(() => expect(shown.search()).toBe("page=2&size=50"));
    expect(host.calls.at(-1)?.params).toEqual({ isRemove: 0, pageNum: 2, pageSize: 50 });
  });

  test("an address changed from outside is followed", async () => {
    const host = createFakeHost({ answers: { "userAdmin.list": () => page(1) } });
    const shown = renderScreen(userManagePlan, host);
    await rowOf("用户1");
    shown.visit("f.phone=138");
    await waitFor(() => expect(host.calls.at(-1)?.params).toMatchObject({ phone: "138" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "手机号" }).value).toBe("138");
  });

  test("a link to the bare page leaves the list as it was, in front and behind another tab", async () => {
    const host = createFakeHost({ answers: { "userAdmin.list": () => page(1) } });
    const shown = renderScreen(userManagePlan, host, { search: "f.phone=138" });
    await rowOf("用户1");
    const asked = host.calls.length;
    shown.visit("");
    await waitFor(() => expect(shown.search()).toBe("f.phone=138"));
    shown.show(false);
    shown.visit("");
    shown.show(true);
    await waitFor(() => expect(shown.search()).toBe("f.phone=138"));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "手机号" }).value).toBe("138");
    expect(host.calls).toHaveLength(asked);
  });

  test("filters beyond the first line are folded away and can be unfolded", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => page(1) } }));
    expect(screen.queryByRole("textbox", { name: "备注" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "展开" }));
    expect(screen.getByRole("textbox", { name: "备注" })).toBeTruthy();
  });
});
