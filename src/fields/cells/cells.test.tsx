import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { showCell } from "../testing/show-cell.tsx";

beforeAll(() => {
  configure({ defaultHidden: true });
  window.getComputedStyle = (element) => (element as HTMLElement).style;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("money", () => {
  test.each([
    [1234.5, {}, "1,234.50"],
    [-1234.5, {}, "-1,234.50"],
    [-8888888888.88, {}, "计算中"],
    [5, { fetchStatus: 0 }, "未生成"],
    [5, { fetchStatus: 1 }, "5.00"],
    [null, {}, "--"],
  ])("%j beside %j reads %s", (value, row, text) => {
    expect(showCell("money", value, { row, options: { status: "fetchStatus" } }).textContent).toBe(text);
  });
});

describe("state", () => {
  const cases = [
    { value: "open", label: "未通知", color: "warning" as const },
    { value: "done", label: "已通知", color: "success" as const },
  ];
  const states = {
    taxNotice: {
      cases,
      caseOf: (row: { readonly [name: string]: unknown }) =>
        row.n === undefined ? undefined : cases[row.n === 0 ? 0 : 1],
    },
  };

  test.each([
    [{ n: 0 }, "未通知"],
    [{ n: 1 }, "已通知"],
    [{}, "--"],
  ])("of %j is told by its conditions", (row, label) => {
    const cell = showCell("state", undefined, { row, states, options: { state: "taxNotice" } });
    expect(cell.textContent).toBe(label);
  });
});

describe("enum", () => {
  test.each([
    [1, "collection", "采集中"],
    [null, "collection", "未采集"],
    ["", "collection", "--"],
    [null, "taxpayer", "--"],
    [7, "collection", "7"],
  ])("%j by the table %s reads %s", (value, table, text) => {
    expect(showCell("enum", value, { options: { enum: table } }).textContent).toBe(text);
  });

  test("several values are tags, all of which can be read, or one text", () => {
    const options = { enum: "taxpayer", as: "tag" };
    showCell("enum", ["2", "1", "7"], { options });
    const tags = [...screen.getByTitle("小规模纳税人、一般纳税人、7").childNodes];
    expect(tags.map(({ textContent }) => textContent)).toEqual(["小规模纳税人", "一般纳税人", "7"]);
    expect(showCell("enum", ["2", "1"], { options: { enum: "taxpayer" } }).textContent).toBe(
      "小规模纳税人、一般纳税人",
    );
    expect(showCell("enum", [], { options }).textContent).toBe("--");
  });
});

describe("tags", () => {
  test("are texts or objects; beyond the limit they are counted, and all can be read", () => {
    const value = [{ tag: "重点" }, "欠费", null, { tag: "新户" }];
    showCell("tags", value, { options: { label: "tag", max: 2 } });
    expect(screen.getByTitle("重点、欠费、新户").textContent).toBe("重点欠费+1");
  });
});

describe("company", () => {
  const options = { taxNumber: "nsrsbh", taxpayerType: "nsrlx", enum: "taxpayer" };
  const row = { nsrsbh: "91310000MA1K", nsrlx: "2" };

  test("shows name, kind of taxpayer and tax number", () => {
    const cell = showCell("company", "上海某某商贸有限公司", { options, row });
    expect(cell.textContent).toBe("上海某某商贸有限公司小规模纳税人91310000MA1K");
  });

  test("a click copies the tax number and says so", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    showCell("company", "某某公司", { options, row });
    fireEvent.click(screen.getByRole("button", { name: "复制税号 91310000MA1K" }));
    expect((await screen.findByRole("status")).textContent).toBe("已复制");
    expect(writeText.mock.calls).toEqual([["91310000MA1K"]]);
    vi.unstubAllGlobals();
  });

  test("a refused copy says what to do instead", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    showCell("company", "某某公司", { options, row });
    fireEvent.click(screen.getByRole("button", { name: /复制税号/ }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("复制失败"));
    vi.unstubAllGlobals();
  });

  test("a copy that an old way refuses leaves nothing in the page", async () => {
    vi.stubGlobal("navigator", { clipboard: undefined });
    showCell("company", "某某公司", { options, row });
    fireEvent.click(screen.getByRole("button", { name: /复制税号/ }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("复制失败"));
    expect(document.querySelector("textarea")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("link", () => {
  test("opens a web page in a tab of its own", () => {
    showCell("link", "https://example.com/a", { options: { label: "查看" } });
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "查看" });
    expect([link.href, link.target, link.rel]).toEqual([
      "https://example.com/a",
      "_blank",
      "noopener noreferrer",
    ]);
  });

  test.each(["javascript:alert(1)//http", "ftp://example.com", "见附件"])("%s stays text", (text) => {
    expect(showCell("link", text).textContent).toBe(text);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("image", () => {
  test("shows small pictures, counts the others, and opens them large on a click", async () => {
    const value = [
      "/a.png",
      { fileUrl: "https://x.cn/b.png", fileName: "发票.png" },
      "javascript:1",
      "/c.png",
    ];
    showCell("image", value, { options: { max: 2 } });
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "查看图片 a.png",
      "查看图片 发票.png",
      "查看全部 3 张图片",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "查看图片 发票.png" }));
    const large = await screen.findByAltText<HTMLImageElement>("发票.png", {}, { timeout: 8000 });
    expect(large.src).toBe("https://x.cn/b.png");
  });
});

describe("a masked text", () => {
  const reveal = { call: "person.reveal", params: { id: "{{ row.id }}" }, value: "phone" };

  test("without the option has no button", () => {
    showCell("phone", "138****1234");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is asked for by its row, and goes out of sight again after 20 seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const call = vi.fn(async () => ({ phone: "13812341234" }));
    const cell = showCell("phone", "138****1234", { options: { reveal }, row: { id: 7 }, call });
    fireEvent.click(screen.getByRole("button", { name: "查看完整内容" }));
    await waitFor(() => expect(cell.textContent).toBe("13812341234"));
    expect(call.mock.calls[0]!.slice(0, 2)).toEqual(["person.reveal", { id: 7 }]);
    await vi.advanceTimersByTimeAsync(20_000);
    await waitFor(() => expect(cell.textContent).toBe("138****1234"));
  });

  test("can be hidden before", async () => {
    const cell = showCell("phone", "138****1234", {
      options: { reveal },
      call: async () => ({ phone: "13812341234" }),
    });
    fireEvent.click(screen.getByRole("button", { name: "查看完整内容" }));
    fireEvent.click(await screen.findByRole("button", { name: "隐藏完整内容" }));
    expect(cell.textContent).toBe("138****1234");
  });

  test("that is refused says why and stays masked", async () => {
    const cell = showCell("idcard", "1101**********8515", {
      options: { reveal: { call: "person.reveal" } },
      call: () => Promise.reject(new Error("没有查看证件号码的权限，请联系管理员开通")),
    });
    fireEvent.click(screen.getByRole("button", { name: "查看完整内容" }));
    expect((await screen.findByRole("alert")).textContent).toBe("没有查看证件号码的权限，请联系管理员开通");
    expect(cell.textContent).toContain("1101**********8515");
  });

  test("of an identity number tells birth date and age", async () => {
    showCell("idcard", "1101**********8515", {
      options: { reveal: { call: "person.reveal" } },
      call: async () => "110101199003078515",
    });
    fireEvent.click(screen.getByRole("button", { name: "查看完整内容" }));
    const whole = await screen.findByText("110101199003078515");
    expect(whole.title).toMatch(/^1990-03-07 出生，\d+ 岁$/);
  });
});

describe("text", () => {
  test("an invoice number of 20 characters shows its ends, and the whole on hover", () => {
    showCell("text", "24312000000012345678", { options: { shorten: 20 } });
    expect(screen.getByTitle("24312000000012345678").textContent).toBe("243120…345678");
    expect(showCell("text", "12345678", { options: { shorten: 20 } }).textContent).toBe("12345678");
  });
});

describe("files", () => {
  test("are links by name; an address that is none of the web's stays text", () => {
    showCell("files", [
      { fileUrl: "https://example.com/f/1", fileName: "合同.pdf" },
      { fileUrl: "/f/2", fileName: "清单.pdf" },
      { fileUrl: "data:x", fileName: "坏.pdf" },
    ]);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["合同.pdf"]);
    // Files of our own are served to the signed-in user, which a link cannot carry.
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["清单.pdf"]);
    expect(screen.getByText("坏.pdf")).toBeTruthy();
  });
});
