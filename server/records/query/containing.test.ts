import { expect, test } from "vitest";
import { containing } from "./containing.ts";

test("wildcards of the text are characters like any other", () => {
  expect(containing("50%_\\")).toEqual(["like", "%50\\%\\_\\\\%"]);
});

test("only what has letters of two cases is compared without regard to them", () => {
  for (const text of ["上海云帆", "2026-11", "（有限）", ""]) expect(containing(text)[0]).toBe("like");
  for (const text of ["sh", "SHYQ", "上海a", "Ａ"]) expect(containing(text)[0]).toBe("ilike");
});

test("several texts stand in their order with anything between them", () => {
  expect(containing("云", "帆")).toEqual(["like", "%云%帆%"]);
});
