import { expect, test } from "vitest";
import { actionsWidth } from "./actions-width.ts";

const width = (...labels: readonly string[]) =>
  actionsWidth(labels.map((label) => ({ label, style: "default" as const })));

test("a label with an expression has the room of the longest words that it may give", () => {
  expect(width("{{ row.isAdjusted === 1 ? '修改人工调整' : '人工调整' }}")).toBe(width("修改人工调整"));
  expect(width("{{ row.kind === 'a-code-that-nobody-reads' ? '开' : `重新开` }}")).toBe(width("重新开"));
  expect(width("第{{ row.index }}步")).toBe(width("第四字之宽步"));
});

test("three links and 更多 have room, whatever comes behind them", () => {
  expect(width("查看", "编辑", "停用", "很长很长的操作")).toBe(width("查看", "编辑", "停用", "更多"));
});
