import { act, cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => configure({ defaultHidden: true }));
afterEach(cleanup);

function input(name = "它") {
  return screen.getByRole<HTMLInputElement>("textbox", { name });
}

function type(text: string, name?: string) {
  fireEvent.focus(input(name));
  fireEvent.change(input(name), { target: { value: text } });
}

describe("money", () => {
  test("keeps two decimals and the agreed cap, and reads with separators once it is left", () => {
    const { changes } = showControl("money", 1234.5);
    expect(input().value).toBe("1,234.50");
    type("1234.567");
    expect(input().value).toBe("1234.56");
    fireEvent.blur(input());
    expect(input().value).toBe("1,234.56");
    type("9999999999999");
    type("");
    expect(changes).toEqual([1234.56, 999999999999, undefined]);
  });

  test("takes a smaller cap, and no minus sign where there are no negative amounts", () => {
    const { changes } = showControl("money", undefined, { maximum: 3000, minimum: 0 });
    type("-10000000000");
    expect(changes).toEqual([9999999999]);
  });
});

describe("a number is entered", () => {
  const selected = () => [input().selectionStart, input().selectionEnd];

  test("with its whole text selected, so that 20000 takes the place of 70000", () => {
    showControl("money", 70000);
    act(() => input().focus());
    expect(input().value).toBe("70000");
    expect(selected()).toEqual([0, 5]);
  });

  test("by a click too, where the browser puts the caret between; a second click sets it", () => {
    showControl("number", 12345);
    const click = (at: number) => {
      fireEvent.mouseDown(input());
      act(() => input().focus());
      input().setSelectionRange(at, at);
      fireEvent.click(input());
    };
    click(2);
    expect(selected()).toEqual([0, 5]);
    click(2);
    expect(selected()).toEqual([2, 2]);
  });

  test("and a selection that was dragged stays", () => {
    showControl("number", 12345);
    fireEvent.mouseDown(input());
    act(() => input().focus());
    input().setSelectionRange(1, 3);
    fireEvent.click(input());
    expect(selected()).toEqual([1, 3]);
  });
});

describe("what is typed into a number", () => {
  test("is left alone while an input method composes it", () => {
    const { changes } = showControl("money", undefined);
    fireEvent.focus(input());
    fireEvent.compositionStart(input());
    fireEvent.change(input(), { target: { value: "１２３．５yi" } });
    expect(input().value).toBe("１２３．５yi");
    expect(changes).toEqual([]);
    fireEvent.compositionEnd(input());
    expect(input().value).toBe("123.5");
    expect(changes).toEqual([123.5]);
  });

  test("keeps the caret where it was when a character is refused", () => {
    showControl("number", 12345);
    act(() => input().focus());
    Reflect.set(HTMLInputElement.prototype, "value", "12a345", input());
    input().setSelectionRange(3, 3);
    fireEvent.input(input());
    expect(input().value).toBe("12345");
    expect(input().selectionStart).toBe(2);
  });
});

describe("what is pasted into a number", () => {
  const paste = (text: string) => {
    act(() => input().focus());
    fireEvent.input(input(), { target: { value: text }, inputType: "insertFromPaste" });
  };

  test("is written out as the number that it stands for", () => {
    const { changes } = showControl("money", undefined);
    paste("(1.2万)");
    expect(input().value).toBe("-12000");
    fireEvent.blur(input());
    expect(input().value).toBe("-12,000.00");
    expect(changes).toEqual([-12_000]);
  });

  test("stays as it is where it is none, is marked, and is typed into a number", () => {
    const { changes } = showControl("money", 5);
    paste("1.234,56");
    fireEvent.blur(input());
    expect(input().value).toBe("1.234,56");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(input().title).toBe("无法识别为数字");
    type("1.234");
    expect(input().value).toBe("1.234");
    type("1.23");
    fireEvent.blur(input());
    expect(input().getAttribute("aria-invalid")).toBeNull();
    expect(input().value).toBe("1.23");
    expect(changes).toEqual(["1.234,56", 1.234, 1.23]);
  });

  test("shows all of its digits where there are more than the field keeps", () => {
    showControl("money", undefined);
    paste("1,234.565");
    fireEvent.blur(input());
    expect(input().value).toBe("1234.565");
  });

  test("is a percentage with its sign, in a field of percentages alone", () => {
    const { changes } = showControl("percent", undefined);
    paste("3.25%");
    expect(input().value).toBe("3.25");
    expect(changes).toEqual([0.0325]);
    cleanup();
    const money = showControl("money", undefined);
    paste("3.25%");
    expect(money.changes).toEqual(["3.25%"]);
  });
});

describe("percent", () => {
  test("is typed as a percentage and goes as a fraction", () => {
    const { changes } = showControl("percent", 0.0325);
    expect(input().value).toBe("3.25");
    type("13");
    expect(changes).toEqual([0.13]);
  });

  test("or as a percentage when the wire holds one", () => {
    const { changes } = showControl("percent", 3.25, { of: "percent" });
    type("13.5");
    expect(changes).toEqual([13.5]);
  });
});

describe("number", () => {
  test("takes digits alone for a whole number that is never negative", () => {
    const { changes } = showControl("number", undefined, { decimals: 0, minimum: 0, unit: "人" });
    type("-1a2.5");
    expect(changes).toEqual([12]);
    expect(screen.getByText("人")).toBeTruthy();
  });
});

describe("number-range", () => {
  test("gives both ends, one of them open, and the lower one first once it is left", () => {
    const { changes } = showControl("number-range", undefined);
    type("100", "最小值");
    type("20", "最大值");
    fireEvent.blur(input("最大值"));
    expect(changes).toEqual([
      [100, null],
      [100, 20],
      [20, 100],
    ]);
    type("", "最小值");
    type("", "最大值");
    expect(changes.at(-1)).toBeUndefined();
  });
});

describe("a number-range of percentages", () => {
  test("is typed as percentages and gives fractions", () => {
    const { changes } = showControl("number-range", [0.01, null], { percent: true, decimals: 2 });
    expect(input("最小值").value).toBe("1");
    type("3.25", "最大值");
    expect(changes.at(-1)).toEqual([0.01, 0.0325]);
  });
});

describe("text", () => {
  test("hides a password", () => {
    showControl("text", "secret", { password: true });
    expect(screen.getByLabelText<HTMLInputElement>("它").type).toBe("password");
  });

  test("takes several lines", () => {
    showControl("text", "一\n二", { rows: 3 });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "它" }).value).toBe("一\n二");
  });
});

describe("idcard", () => {
  test("leaves out blanks and writes a capital X", () => {
    const { changes } = showControl("idcard", undefined);
    type("11010119901121851 x");
    expect(changes).toEqual(["11010119901121851X"]);
  });
});

describe("boolean", () => {
  test("as a switch gives the wire's words for yes and no", () => {
    const { changes } = showControl("boolean", 0, { as: "switch", on: 1, off: 0 });
    const control = screen.getByRole("switch", { name: "它" });
    fireEvent.click(control);
    fireEvent.click(control);
    expect(changes).toEqual([1, 0]);
  });
});
