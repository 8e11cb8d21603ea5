import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
// The list loads it lazily; here it shall be at hand before a test waits for cells.
import "../../../renderer/sheet/sheet-grid.tsx";
import { cellOf, press, selectCell, type } from "../../../renderer/sheet/testing/hands.ts";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const NO_ITEMS = { jbgz: 0, gwgz: 0, jxgz: 0, jtbt: 0, jbf: 0, qtyf: 0, kqkk: 0 };
const LINES = [
  { ...NO_ITEMS, ryid: 1, xm: "陆晓岚", jbgz: 8000, jxgz: 500, kqkk: 100, yfhj: 8400, bqsr: 8400, tbsr: 0 },
  { ...NO_ITEMS, ryid: 2, xm: "何清", yfhj: 6000, bqsr: 6000, tbsr: 6000 },
  { ...NO_ITEMS, ryid: 3, xm: "周敏仪", yfhj: 0, bqsr: 0, tbsr: 0 },
];

test("a line of wages shows what it comes to: of its items, or as it was given without any", async () => {
  drawScreen("account-center.salary-lines", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    given: { xctjid: 7, isOpen: true },
    answers: {
      "company.chosen": () => ({ company: { companyId: 1, companyName: "上海薪酬有限公司", statusCode: 1 } }),
      "salary.page": () => ({ list: LINES.map((line) => ({ id: line.ryid, ...line })), total: LINES.length }),
    },
  });
  await screen.findByText("何清");
  const shown = (name: string) =>
    ["yfhj", "bqsr"].map((column) => cellOf("薪酬明细", name, column).textContent);
  expect(shown("陆晓岚")).toEqual(["8,400.00", "8,400.00"]);
  expect(shown("何清")).toEqual(["6,000.00", "6,000.00"]);
  expect(shown("周敏仪")).toEqual(["0.00", "0.00"]);
});

test("what a fact may excuse is marked at its cell, and the mark follows what is typed", async () => {
  const insured = { sfcb: 1, yanglaoGr: 0, yiliaoGr: 0, shiyeGr: 0, mssr: 0, sfgz: 1 };
  const lines = [
    { ...NO_ITEMS, ...insured, ryid: 1, xm: "陆晓岚", bqsr: 8000 },
    { ...NO_ITEMS, ...insured, ryid: 2, xm: "何清", sfcb: 0, bqsr: 8000, sfgz: -3 },
    { ...NO_ITEMS, ...insured, ryid: 3, xm: "周敏仪", yanglaoGr: 640, bqsr: 500, mssr: 600 },
  ];
  drawScreen("account-center.salary-lines", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    given: { xctjid: 7, isOpen: true },
    answers: {
      "company.chosen": () => ({ company: { companyId: 1, companyName: "上海薪酬有限公司", statusCode: 1 } }),
      "salary.page": () => ({ list: lines.map((line) => ({ id: line.ryid, ...line })), total: lines.length }),
    },
  });
  await screen.findByText("何清");
  const marks = (name: string) =>
    ["yanglaoGr", "sfgz", "mssr"].map(
      (column) =>
        cellOf("薪酬明细", name, column).querySelector("[data-hint]")?.getAttribute("data-hint") ?? null,
    );
  expect(marks("陆晓岚")).toEqual(["参加社保但没有扣社保", null, null]);
  expect(marks("何清")).toEqual([null, "实发工资为负数", null]);
  expect(marks("周敏仪")).toEqual([null, null, "免税收入大于本期收入"]);
  selectCell(cellOf("薪酬明细", "陆晓岚", "yanglaoGr"));
  type("640");
  press("Enter");
  await waitFor(() => expect(marks("陆晓岚")).toEqual([null, null, null]));
});
