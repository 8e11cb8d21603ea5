import path from "node:path";
import { describe, expect, test } from "vitest";
import { planState } from "../../src/schema/plan/plan-state.ts";
import { compileState } from "../../src/schema/predicate/compile-state.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const { states } = await readProject(path.resolve(import.meta.dirname, "../.."));

/** The value of the state of this name for a row. */
function labelOf(name: string, row: Readonly<Record<string, unknown>>): string | undefined {
  const state = states.get(name);
  if (!state) throw new Error(`no state ${name}`);
  return compileState(planState(state), { today: "2026-11-20", period: "2026-10" }).caseOf(row)?.label;
}

describe("the confirmation of a selection", () => {
  const confirmation = (checkStatus: number | null, confirmationStatus: number | null) =>
    labelOf("taxConfirmation", { checkStatus, confirmationStatus });

  test("without confirmation it tells what was selected", () => {
    expect(confirmation(-1, 0)).toBe("无需勾选");
    expect(confirmation(0, 0)).toBe("未勾选");
    expect(confirmation(1, 0)).toBe("已勾选未确认");
  });

  test("on its way, or failed, it is that whatever was selected", () => {
    for (const checkStatus of [-1, 0, 1, null]) {
      expect(confirmation(checkStatus, 1)).toBe("勾选确认中");
      expect(confirmation(checkStatus, 3)).toBe("勾选确认失败");
    }
  });

  test("confirmed with a selection, or without any", () => {
    expect(confirmation(1, 2)).toBe("已勾选已确认");
    expect(confirmation(0, 2)).toBe("未勾选已确认");
    expect(confirmation(-1, 2)).toBe("未勾选已确认");
  });

  test("any other pair counts as nothing selected", () => {
    for (const [checkStatus, confirmationStatus] of [
      [null, null],
      [null, 0],
      [2, 0],
      [1, 4],
      [null, 2],
    ] as const)
      expect(confirmation(checkStatus, confirmationStatus)).toBe("未勾选");
  });
});

test("invoices are not collected, being collected, collected, or something went wrong", () => {
  const labels = [null, 0, 3, 4, 6, 1, 2, 5, 9].map((cjzt) => labelOf("invoiceCollection", { cjzt }));
  expect(labels).toEqual([
    ...Array.from({ length: 5 }, () => "未采集"),
    "采集中",
    "采集成功",
    "采集异常",
    "采集异常",
  ]);
});

test("an estimate is being calculated, failed, not due this month, without a form, there, or not begun", () => {
  const labels = [2, 3, 31, 32, 1, null].map((predictionStatus) =>
    labelOf("taxPrediction", { predictionStatus }),
  );
  expect(labels).toEqual(["税款计算中", "计算失败", "小规模季报", "无税表", "已计算", "未计算"]);
});
