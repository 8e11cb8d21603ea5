import { expect, test, vi } from "vitest";
import { printPage } from "./print-page.ts";

test("the printed file has the name, the page keeps its own, also when the browser refuses", () => {
  document.title = "薪酬";
  const titles: string[] = [];
  window.print = () => void titles.push(document.title);
  printPage("工资条");
  expect([titles, document.title]).toEqual([["工资条"], "薪酬"]);
  window.print = vi.fn(() => {
    throw new Error("no printer");
  });
  expect(() => printPage("工资条")).toThrow("no printer");
  expect(document.title).toBe("薪酬");
});
