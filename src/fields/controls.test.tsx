import { act, cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { showControl } from "./testing/show-control.tsx";

beforeAll(() => {
  configure({ defaultHidden: true });
  window.getComputedStyle = (element) => (element as HTMLElement).style;
});
afterEach(cleanup);

const roles = { source: { call: "role.page", params: { pageNum: 1 }, value: "roleId", label: "roleName" } };
const roleList = { list: [{ roleId: 1, roleName: "会计" }, null, { roleId: 2, roleName: "主管" }] };

describe("number", () => {
  test("gives numbers, undefined when emptied, and the text while it is none", () => {
    const { changes } = showControl("number", 5);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "它" });
    for (const text of ["12.", "12.5", "-", ""]) {
      fireEvent.change(input, { target: { value: text } });
      expect(input.value).toBe(text);
    }
    expect(changes).toEqual([12, 12.5, "-", undefined]);
  });
});

describe("a select", () => {
  test("is a labelled combobox that becomes the real one on click and gives the picked value", async () => {
    const { changes } = showControl("enum", 1, { enum: "userStatus" });
    const stand = screen.getByRole("combobox", { name: "它" });
    expect(stand.getAttribute("aria-expanded")).toBe("false");
    expect(stand.textContent).toBe("启用");
    fireEvent.click(stand);
    await waitFor(() => expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("true"));
    fireEvent.click(await screen.findByTitle("停用"));
    expect(changes).toEqual([0]);
  });

  test("does not offer the entry that words a missing code", () => {
    showControl("enum", 1, { enum: "collection", as: "radio" });
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    expect(screen.getByRole("radio", { name: "采集中" })).toBeTruthy();
  });

  test("does not open when it is only for reading", () => {
    showControl("enum", 1, { enum: "userStatus" }, { more: { readOnly: true } });
    fireEvent.click(screen.getByRole("combobox"));
    expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
  });
});

describe("choices from the server", () => {
  test("stay when asking again fails, after the page was behind another", async () => {
    let isBroken = false;
    let asked = 0;
    const call = async () => {
      asked += 1;
      if (isBroken) throw new Error("网络错误");
      return roleList;
    };
    const { show } = showControl("options", 2, roles, { call });
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("主管"));
    isBroken = true;
    show(false);
    show(true);
    await waitFor(() => expect(asked).toBe(2));
    await act(async () => undefined);
    expect(screen.getByRole("combobox").textContent).toBe("主管");
  });

  test("are asked for at once when a value needs its label", async () => {
    const calls: unknown[] = [];
    const call = async (...given: unknown[]) => {
      calls.push(given.slice(0, 2));
      return roleList;
    };
    showControl("options", [2, 9], { ...roles, multiple: true }, { call });
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("主管、9"));
    expect(calls).toEqual([["role.page", { pageNum: 1 }]]);
  });

  test("are asked for on the first opening only, and picked by label", async () => {
    let asked = 0;
    const call = async () => {
      asked += 1;
      return roleList;
    };
    const { changes } = showControl("options", undefined, roles, { call });
    expect(asked).toBe(0);
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("会计"));
    expect(changes).toEqual([1]);
    expect(asked).toBe(1);
  });

  test("are left by Tab as they are", async () => {
    const { changes } = showControl(
      "options",
      undefined,
      { ...roles, multiple: true },
      { call: async () => roleList },
    );
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("会计"));
    const isLeft = fireEvent.keyDown(screen.getByRole("combobox"), { key: "Tab", keyCode: 9, which: 9 });
    expect(isLeft).toBe(true);
    expect(changes).toEqual([[1]]);
  });

  test("that cannot be loaded say so in the list and can be asked for again", async () => {
    let isBroken = true;
    const call = async () => {
      if (isBroken) throw new Error("no");
      return roleList;
    };
    showControl("options", undefined, roles, { call });
    fireEvent.click(screen.getByRole("combobox"));
    const retry = await screen.findByRole("button", { name: "重试" });
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByTitle("主管")).toBeTruthy();
  });

  test("are no longer wanted when the control goes away", async () => {
    let signal: AbortSignal | undefined;
    const call = (_operation: string, _params: unknown, given?: AbortSignal) => {
      signal = given;
      return new Promise(() => undefined);
    };
    showControl("options", 1, roles, { call });
    await waitFor(() => expect(signal?.aborted).toBe(false));
    cleanup();
    expect(signal?.aborted).toBe(true);
  });

  test("of a tree show the label of a nested value", async () => {
    const source = { call: "department.tree", value: "deptId", label: "deptName" };
    const tree = [
      { deptId: 1, deptName: "总部", children: [{ deptId: 12, deptName: "会计一部", children: [] }] },
    ];
    showControl("tree", 12, { source }, { call: async () => tree });
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("会计一部"));
  });
});

describe("date", () => {
  test("shows the day, and a value of another form as it came", () => {
    showControl("date", "2026-11-20");
    expect(screen.getByRole("combobox").textContent).toBe("2026-11-20");
    cleanup();
    showControl("date", "20261120");
    expect(screen.getByRole("combobox").textContent).toBe("20261120");
  });
});
