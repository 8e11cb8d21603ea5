// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { showControl } from "./testing/show-control.tsx";

beforeAll(() => configure({ defaultHidden: true, asyncUtilTimeout: 15_000 }));
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
    const { changes } = showControl("money", undefined, { max: 9999999999, minimum: 0 });
    type("-10000000000");
    expect(changes).toEqual([9999999999]);
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
