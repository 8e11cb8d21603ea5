import { describe, expect, test } from "vitest";
import { CREDIT, DEBIT, standardChart } from "./standard-chart.ts";
import { nextSubjectCode, parentCodeOf, subjectLevel } from "./subject-code.ts";

const find = (kjzd: number, kmdm: string) => standardChart(kjzd)?.find((subject) => subject.kmdm === kmdm);
const firstLevel = (kjzd: number) => standardChart(kjzd)?.filter(({ kmdm }) => kmdm.length === 4).length;

describe("standard charts", () => {
  test("have the subjects of their standards", () => {
    expect(firstLevel(3)).toBe(66);
    expect(firstLevel(4)).toBe(48);
    expect(find(1, "6602")?.kmmc).toBe("管理费用");
    expect(find(3, "5602")?.kmmc).toBe("管理费用");
  });

  test("put allowances and income on the credit side", () => {
    expect(find(3, "1602")).toMatchObject({ kmmc: "累计折旧", kmlb: 1, yefx: CREDIT });
    expect(find(3, "5001")).toMatchObject({ kmmc: "主营业务收入", kmlb: 6, yefx: CREDIT });
    expect(find(1, "4201")).toMatchObject({ kmmc: "库存股", kmlb: 4, yefx: DEBIT });
  });

  test("name every code once, below a code that is there", () => {
    for (const kjzd of [1, 3, 4]) {
      const codes = standardChart(kjzd)?.map(({ kmdm }) => kmdm) ?? [];
      expect(new Set(codes).size).toBe(codes.length);
      for (const kmdm of codes) expect([null, ...codes]).toContain(parentCodeOf(kmdm));
    }
  });

  test("are not invented where there is none", () => {
    expect(standardChart(11)).toBeUndefined();
  });
});

describe("codes of subjects", () => {
  test("say their level and what is above", () => {
    expect([subjectLevel("1002"), subjectLevel("100201"), subjectLevel("1002010305")]).toEqual([1, 2, 4]);
    expect(parentCodeOf("10020103")).toBe("100201");
  });

  test("the next one fills a gap, and there is none after 99", () => {
    expect(nextSubjectCode("1002", ["100201", "100203"])).toBe("100202");
    const all = Array.from({ length: 99 }, (_none, index) => `1002${String(index + 1).padStart(2, "0")}`);
    expect(nextSubjectCode("1002", all)).toBeUndefined();
  });
});
