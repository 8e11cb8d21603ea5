import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => {
  configure({ defaultHidden: true });
  window.getComputedStyle = (element) => (element as HTMLElement).style;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("全部", () => {
  const options = { enum: "userStatus", all: { label: "全部", value: -1 } };

  test("stands for no value, and going back to it takes the value away", async () => {
    const { changes } = showControl("enum", undefined, options);
    expect(screen.getByRole("combobox").textContent).toBe("全部");
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("停用"));
    fireEvent.mouseDown(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("全部"));
    expect(changes).toEqual([0, undefined]);
  });

  test("clears the others as a check box, and comes back with the last of them gone", () => {
    const { changes } = showControl("enum", [1, 0], { ...options, as: "checkbox" });
    fireEvent.click(screen.getByRole("checkbox", { name: "全部" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "锁定" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "锁定" }));
    expect(changes).toEqual([undefined, [2], undefined]);
  });
});

describe("choices in sight", () => {
  test("are a named group of check boxes", () => {
    const { changes } = showControl("enum", [1], { enum: "userStatus", as: "checkbox" });
    expect(screen.getByRole("group", { name: "它" })).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: "停用" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "启用" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "停用" }));
    expect(changes).toEqual([[1, 0], [0], undefined]);
  });

  test("are radio buttons for one", () => {
    const { changes } = showControl("enum", 1, { enum: "userStatus", as: "radio" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "启用" }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "停用" }));
    expect(changes).toEqual([0]);
  });
});

describe("a state", () => {
  test("is chosen by the labels of its cases", async () => {
    const cases = [{ value: "open", label: "未通知" }];
    const states = { taxNotice: { cases, caseOf: () => undefined } };
    const { changes } = showControl("state", undefined, { state: "taxNotice" }, { states });
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("未通知"));
    expect(changes).toEqual(["open"]);
  });
});

describe("choices that depend on another value", () => {
  const source = (deptId: number) => ({
    source: { call: "user.list", params: { deptId }, value: "id", label: "name" },
  });
  const call = async (_operation: string, { deptId }: Record<string, unknown>) =>
    deptId === 1
      ? [
          { id: 10, name: "王会计" },
          { id: 11, name: "李会计" },
        ]
      : [{ id: 11, name: "李会计" }];

  test("are asked for again, and a value no longer offered is cleared", async () => {
    const { changes, setOptions } = showControl("options", 10, source(1), { call });
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("王会计"));
    setOptions(source(2));
    await waitFor(() => expect(changes).toEqual([undefined]));
  });

  test("keep a value that is offered still, and the first ones clear nothing", async () => {
    const { changes, setOptions } = showControl(
      "options",
      [11, 99],
      { ...source(1), multiple: true },
      { call },
    );
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("李会计、99"));
    expect(changes).toEqual([]);
    setOptions({ ...source(2), multiple: true });
    await waitFor(() => expect(changes).toEqual([[11]]));
  });
});

describe("a search by the server", () => {
  const options = {
    source: { call: "company.match", params: {}, value: "id", label: "name" },
    search: "keyword",
  };

  test("asks half a second after the last key, drops a stale answer, and keeps the label of what was chosen", async () => {
    const asked: unknown[] = [];
    let answerStale = (_result: unknown): void => undefined;
    const call = async (_operation: string, { keyword }: Record<string, unknown>) => {
      asked.push(keyword);
      if (keyword === "甲") return new Promise((resolve) => (answerStale = resolve));
      return keyword === "乙" ? [{ id: 2, name: "乙公司" }] : [{ id: 9, name: "丙公司" }];
    };
    const { changes } = showControl("options", undefined, options, { call });
    fireEvent.click(screen.getByRole("combobox"));
    await screen.findByTitle("丙公司");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const type = (text: string) =>
      fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
    type("x");
    type("甲");
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(asked).toEqual([undefined, "甲"]));
    type("乙");
    await vi.advanceTimersByTimeAsync(500);
    await screen.findByTitle("乙公司");
    answerStale([{ id: 1, name: "甲公司" }]);
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.queryByTitle("甲公司")).toBeNull();
    fireEvent.click(screen.getByTitle("乙公司"));
    expect(changes).toEqual([2]);
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(asked.at(-1)).toBeUndefined());
    expect(screen.getAllByText("乙公司").length).toBeGreaterThan(0);
  });

  test("calls the chosen one by its name while others are looked for, and keeps the next one's after it", async () => {
    const answers: Record<string, object[]> = {
      "": [{ id: 9, name: "丙公司" }],
      乙: [{ id: 2, name: "乙公司" }],
    };
    const call = async (_operation: string, { keyword = "" }: Record<string, unknown>) =>
      answers[String(keyword)] ?? [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showControl("options", 9, options, { call });
    await waitFor(() => expect(screen.getByRole("combobox").textContent).toBe("丙公司"));
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "乙" } });
    fireEvent.click(await screen.findByTitle("乙公司"));
    expect(screen.queryByTitle("9")).toBeNull();
    await waitFor(() => expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false"));
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.queryByTitle("2")).toBeNull();
    expect(screen.getAllByText("乙公司").length).toBeGreaterThan(0);
    cleanup();
    showControl("options", 7, options, { call, more: { valueName: "丁公司" } });
    expect(screen.getByRole("combobox").textContent).toBe("丁公司");
  });

  const answerSearch = async (_operation: string, { keyword }: Record<string, unknown>) =>
    keyword === "hzkj" ? [{ id: 3, name: "杭州科技" }] : [{ id: 9, name: "丙公司" }];
  const typeAndEnter = async () => {
    fireEvent.click(screen.getByRole("combobox"));
    await screen.findByTitle("丙公司");
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "hzkj" } });
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", keyCode: 13 });
  };

  test("Enter at once waits for what the word finds, and chooses that", async () => {
    const { changes } = showControl("options", undefined, options, { call: answerSearch });
    await typeAndEnter();
    expect(changes).toEqual([]);
    await waitFor(() => expect(changes).toEqual([3]));
    await waitFor(() => expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false"));
  });

  test("Enter is not lost when the list marks its first entry late", async () => {
    const wait = globalThis.setTimeout;
    const { changes } = showControl("options", undefined, options, { call: answerSearch });
    await typeAndEnter();
    // Zero-delay timers run at once, before anything is drawn.
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== undefined && ms > 0) return wait(run, ms);
      run();
      return 0;
    }) as typeof setTimeout);
    await waitFor(() => expect(changes).toEqual([3]));
    vi.restoreAllMocks();
  });

  test("with several to choose it joins those that are chosen", async () => {
    const { changes } = showControl("options", [9], { ...options, multiple: true }, { call: answerSearch });
    await typeAndEnter();
    expect(changes).toEqual([]);
    await waitFor(() => expect(changes).toEqual([[9, 3]]));
  });

  test("what finds nothing chooses nothing, not even later", async () => {
    const call = async (_operation: string, { keyword }: Record<string, unknown>) =>
      keyword === "hzkj" ? [] : [{ id: 9, name: "丙公司" }];
    const { changes } = showControl("options", undefined, options, { call });
    await typeAndEnter();
    expect(await screen.findByText("没有可选的内容")).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
    await screen.findByTitle("丙公司");
    expect(changes).toEqual([]);
  });
});

describe("names", () => {
  const source = { call: "department.tree", value: "id", label: "name" };
  const departments = [
    { id: 1, name: "重庆分公司", children: [{ id: 3, name: "长江路会计部" }] },
    { id: 2, name: "杭州分公司" },
  ];
  const call = async () => departments;
  const type = (text: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
  const press = (key: string, keyCode: number) =>
    fireEvent.keyDown(screen.getByRole("combobox"), { key, keyCode });

  test.each(["hzfgs", "hangzhou", "杭z", "fgs hz"])("%s and Enter choose 杭州分公司", async (text) => {
    const { changes } = showControl("options", undefined, { source }, { call });
    fireEvent.click(screen.getByRole("combobox"));
    await screen.findByTitle("杭州分公司");
    type(text);
    await waitFor(() => expect(screen.queryByTitle("重庆分公司")).toBeNull());
    await screen.findByTitle("杭州分公司");
    press("Enter", 13);
    expect(changes).toEqual([2]);
  });

  test.each(["cjl", "zhangjiang", "kuaijibu"])("a tree finds 长江路会计部 by %s", async (text) => {
    const { changes } = showControl("tree", undefined, { source }, { call });
    fireEvent.click(screen.getByRole("combobox"));
    await screen.findByTitle("杭州分公司");
    type(text);
    await waitFor(() => expect(screen.queryByTitle("杭州分公司")).toBeNull());
    fireEvent.click(await screen.findByTitle("长江路会计部"));
    expect(changes).toEqual([3]);
  });

  test("a code table is found by initials", async () => {
    const { changes } = showControl("enum", undefined, { enum: "userStatus" });
    fireEvent.click(screen.getByRole("combobox"));
    await screen.findByTitle("锁定");
    type("sd");
    await waitFor(() => expect(screen.queryByTitle("停用")).toBeNull());
    await screen.findByTitle("锁定");
    press("Enter", 13);
    expect(changes).toEqual([2]);
  });
});

test("a tree finds what was typed before its entries came, and Enter takes it", async () => {
  const source = { call: "department.tree", value: "id", label: "name" };
  const tree = [{ id: 1, name: "总部", children: [{ id: 2, name: "一部" }] }];
  let answer: (nodes: unknown) => void = () => undefined;
  const call = () => new Promise((resolve) => (answer = resolve));
  const { changes } = showControl("tree", undefined, { source }, { call });
  fireEvent.click(screen.getByRole("combobox"));
  await waitFor(() => expect(screen.getByRole("combobox").tagName).toBe("INPUT"));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "一部" } });
  answer(tree);
  expect(await screen.findByTitle("一部")).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", keyCode: 13 });
  expect(changes).toEqual([2]);
});

describe("a tree with check boxes", () => {
  test("gives every checked node", async () => {
    const source = { call: "department.tree", value: "id", label: "name" };
    const tree = [{ id: 1, name: "总部", children: [{ id: 2, name: "一部" }] }];
    const show = (more: object) =>
      showControl("tree", undefined, { source, checkable: true, ...more }, { call: async () => tree });
    const { changes } = show({});
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("总部"));
    expect(changes).toEqual([[1, 2]]);
    cleanup();
    const strict = show({ checkStrictly: true });
    fireEvent.click(screen.getByRole("combobox"));
    fireEvent.click(await screen.findByTitle("总部"));
    expect(strict.changes).toEqual([[1]]);
  });
});
