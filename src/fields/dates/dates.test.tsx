import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => {
  configure({ defaultHidden: true });
  window.getComputedStyle = (element) => (element as HTMLElement).style;
});
afterEach(cleanup);

async function open() {
  fireEvent.click(screen.getByRole("combobox"));
  await waitFor(() => expect(screen.getAllByRole("textbox").length).toBeGreaterThan(0));
}

describe("period", () => {
  test("is one value of year and period, read as accountants write it", () => {
    showControl("period", "2026-10");
    expect(screen.getByRole("combobox").textContent).toBe("2026年10期");
  });

  test("a quarterly filer can choose the last period of a quarter alone", async () => {
    const { changes } = showControl("period", "2026-03", { quarterly: true });
    await open();
    fireEvent.click(await screen.findByTitle("2026-05"));
    fireEvent.click(await screen.findByTitle("2026-06"));
    expect(changes).toEqual(["2026-06"]);
  });

  test("nothing outside the limits can be chosen", async () => {
    const { changes } = showControl("period", "2026-05", { min: "2026-04", max: "2026-06" });
    await open();
    for (const month of ["2026-03", "2026-07", "2026-04"]) fireEvent.click(await screen.findByTitle(month));
    expect(changes).toEqual(["2026-04"]);
  });
});

describe("date", () => {
  test("first and last day can be chosen, the days around them cannot", async () => {
    const { changes } = showControl("date", "2026-11-15", { min: "2026-11-10", max: "2026-11-20" });
    await open();
    for (const day of ["2026-11-09", "2026-11-21", "2026-11-20"])
      fireEvent.click(await screen.findByTitle(day));
    expect(changes).toEqual(["2026-11-20"]);
  });
});

describe("date-range", () => {
  test("Enter takes the typed day and does not submit the form around it", async () => {
    const { changes } = showControl("date-range", null);
    await open();
    for (const [index, day] of ["2026-11-05", "2026-11-10"].entries()) {
      const input = screen.getAllByRole("textbox")[index]!;
      fireEvent.change(input, { target: { value: day } });
      expect(fireEvent.keyDown(input, { key: "Enter", code: "Enter" })).toBe(false);
    }
    await waitFor(() => expect(changes).toEqual([["2026-11-05", "2026-11-10"]]));
  });

  test("shows and gives both days", async () => {
    const { changes } = showControl("date-range", ["2026-11-01", "2026-11-20"]);
    expect(screen.getByRole("combobox").textContent).toBe("2026-11-01 至 2026-11-20");
    await open();
    fireEvent.click(await screen.findByTitle("2026-11-05"));
    fireEvent.click(screen.getAllByTitle("2026-11-10")[0]!);
    await waitFor(() => expect(changes).toEqual([["2026-11-05", "2026-11-10"]]));
  });
});

describe("a date-range of months", () => {
  test("gives two months, chosen or typed as accountants write them", async () => {
    const { changes } = showControl("date-range", ["2026-08", "2026-09"], { months: true });
    expect(screen.getByRole("combobox").textContent).toBe("2026年08期 至 2026年09期");
    await open();
    for (const [index, month] of ["202610", "2026-11"].entries()) {
      const input = screen.getAllByRole("textbox")[index]!;
      fireEvent.change(input, { target: { value: month } });
      fireEvent.keyDown(input, { key: "Enter", code: "Enter" });
    }
    await waitFor(() => expect(changes).toEqual([["2026-10", "2026-11"]]));
  });

  test("offers the words that mean whole months", async () => {
    showControl("date-range", "this-quarter", { months: true }, { relativeTo: "2026-11-21" });
    expect(screen.getByRole("combobox").textContent).toBe("本季度（2026年10期 至 2026年12期）");
    await open();
    expect(await screen.findByText("上月")).toBeTruthy();
    expect(screen.queryByText("昨天")).toBeNull();
  });
});

describe("a date-range that moves with the calendar", () => {
  const relative = { relativeTo: "2026-11-21" };

  test("offers its words, and gives the word, not the days", async () => {
    const { changes } = showControl("date-range", null, {}, relative);
    await open();
    const names = ["今天", "昨天", "近 7 天", "近 30 天", "本月", "上月", "本季度", "上季度", "今年"];
    for (const name of names) expect(await screen.findByText(name)).toBeTruthy();
    fireEvent.click(screen.getByText("上月"));
    await waitFor(() => expect(changes).toEqual(["last-month"]));
  });

  test("shows the word and the days that it means", async () => {
    showControl("date-range", "last-month", {}, relative);
    expect(screen.getByRole("combobox").textContent).toBe("上月（2026-10-01 至 2026-10-31）");
    await open();
    const [from, to] = screen.getAllByRole<HTMLInputElement>("textbox");
    expect([from?.value, to?.value]).toEqual(["2026-10-01", "2026-10-31"]);
  });

  test("takes the word as it is typed", async () => {
    const { changes } = showControl("date-range", null, {}, relative);
    await open();
    const [input] = screen.getAllByRole("textbox");
    fireEvent.change(input!, { target: { value: "近7天" } });
    expect(fireEvent.keyDown(input!, { key: "Enter", code: "Enter" })).toBe(false);
    await waitFor(() => expect(changes).toEqual(["last-7-days"]));
  });

  test("gives days where the same days are chosen one by one", async () => {
    const { changes } = showControl("date-range", "last-month", {}, relative);
    await open();
    fireEvent.click(await screen.findByTitle("2026-10-05"));
    fireEvent.click(screen.getAllByTitle("2026-10-31")[0]!);
    await waitFor(() => expect(changes).toEqual([["2026-10-05", "2026-10-31"]]));
  });

  test("is not offered in a form, whose values are fixed", async () => {
    showControl("date-range", null);
    await open();
    expect(screen.queryByText("上月")).toBeNull();
  });
});

describe("what is typed", () => {
  async function typed(kind: string, text: string) {
    const { changes } = showControl(kind, null);
    await open();
    const input = screen.getByRole("textbox");
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter", code: "Enter" });
    return changes;
  }

  test.each(["２０２６－１１－０５", "2026/11/05", "2026.11.5", "20261105", "2026年11月5日"])(
    "%s is a day",
    async (text) => {
      const changes = await typed("date", text);
      await waitFor(() => expect(changes).toEqual(["2026-11-05"]));
    },
  );

  test.each(["202611", "2026-11", "２０２６年１１期"])("%s is a period", async (text) => {
    const changes = await typed("period", text);
    await waitFor(() => expect(changes).toEqual(["2026-11"]));
  });

  test.each([
    ["date", "2026-02-30", "“2026-02-30”不是日期，没有采用"],
    ["date", "明天", "“明天”不是日期，没有采用"],
    ["period", "2026-13", "“2026-13”不是账期，没有采用"],
    ["datetime", "2026-11-05 25:00", "“2026-11-05 25:00”不是时间，没有采用"],
    ["date-range", "2026-02-30", "“2026-02-30”不是日期，没有采用"],
  ])("a %s says that %s is none, until something else is typed", async (kind, text, words) => {
    const { changes } = showControl(kind, null);
    await open();
    const [input] = screen.getAllByRole("textbox");
    fireEvent.change(input!, { target: { value: text } });
    fireEvent.keyDown(input!, { key: "Enter", code: "Enter" });
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    fireEvent.change(input!, { target: { value: "2" } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(changes).toEqual([]);
  });

  test("a day outside the limits is not taken without a word, and coming back ends it", async () => {
    const { changes } = showControl("date", "2026-11-15", { min: "2000-01-01", max: "2026-11-20" });
    await open();
    const input = screen.getByRole("textbox");
    fireEvent.change(input, { target: { value: "1990-01-05" } });
    fireEvent.focusOut(input);
    expect((await screen.findByRole("alert")).textContent).toBe("1990-01-05 不在可选范围内，没有采用");
    fireEvent.focusIn(input);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(changes).toEqual([]);
  });

  test("the digits of an input method count when it has finished", async () => {
    const { changes } = showControl("date", null);
    await open();
    const input = screen.getByRole<HTMLInputElement>("textbox");
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "２０２６－１１－０５" }, isComposing: true });
    expect(input.value).toBe("２０２６－１１－０５");
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(input.value).toBe("2026-11-05"));
    fireEvent.keyDown(input, { key: "Enter", code: "Enter" });
    await waitFor(() => expect(changes).toEqual(["2026-11-05"]));
  });

  test("entering selects the whole text", async () => {
    showControl("date", "2026-11-15");
    fireEvent.focus(screen.getByRole("combobox"));
    const input = await screen.findByRole<HTMLInputElement>("textbox");
    await waitFor(() => expect(input.selectionEnd).toBe("2026-11-15".length));
    input.setSelectionRange(3, 3);
    input.blur();
    fireEvent.mouseDown(input);
    input.focus();
    input.setSelectionRange(4, 4);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 10]);
    fireEvent.mouseDown(input);
    input.setSelectionRange(4, 4);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([4, 4]);
  });
});

describe("today", () => {
  test.each(["date", "datetime", "date-range"])(
    "is the server's day in a %s, not the browser's",
    async (kind) => {
      showControl(kind, null, {}, { today: "2031-03-08" });
      await open();
      const [input] = screen.getAllByRole("textbox");
      if (input) fireEvent.mouseDown(input);
      const cell = (await screen.findAllByTitle("2031-03-08"))[0];
      expect(cell?.className).toContain("ant-picker-cell-today");
    },
  );

  test("is chosen by the word below the calendar", async () => {
    const { changes } = showControl("date", null, {}, { today: "2031-03-08" });
    await open();
    fireEvent.click(await screen.findByText("Today"));
    expect(changes).toEqual(["2031-03-08"]);
  });
});
