import { describe, expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { expectedCell, type Row, type Tables } from "./cell-oracle.ts";

const tables: Tables = {
  enums: {
    kind: [
      { value: "101", label: "一般纳税人" },
      { value: 2, label: "小规模纳税人" },
    ],
    collection: [{ value: null, label: "未采集" }],
  },
  states: {
    payment: {
      cases: [
        { value: "none", label: "未申报", when: "{{ row.filed === 0 }}" },
        { value: "done", label: "已申报" },
      ],
    },
  },
};

const shows = (kind: string, value: unknown, options = {}, row: Row = {}) =>
  expectedCell({ field: "v", title: "", kind, options }, { ...row, v: value }, tables, {});

/** As accountants read them: written by hand, kind by kind. */
const golden: readonly (readonly [string, unknown, string, object?, Row?])[] = [
  ["text", "上海", "上海"],
  ["text", "", "--"],
  ["text", "12345678901234567890", "123456…567890", { shorten: 16 }],
  ["number", 1234567.5, "1,234,567.5"],
  ["number", 2026, "2026", { separators: false }],
  ["number", -0.4, "0", { decimals: 0 }],
  ["number", 12, "12.00 人", { decimals: 2, unit: "人" }],
  ["money", 1234.5, "1,234.50"],
  ["money", -1234567.891, "-1,234,567.89"],
  ["money", 0, "0.00"],
  ["money", 0, "", { hideZero: true }],
  ["money", 1.005, "1.01"],
  ["money", null, "--"],
  ["money", -8888888888.88, "计算中"],
  ["money", 5, "未生成", { status: "made" }, { made: 0 }],
  ["percent", 0.0325, "3.25%"],
  ["percent", 3.25, "3.25%", { of: "percent" }],
  ["boolean", true, "是"],
  ["boolean", 0, "否", { on: 1, off: 0 }],
  ["enum", "101", "一般纳税人", { enum: "kind" }],
  ["enum", ["101", 2, 9], "一般纳税人、小规模纳税人、9", { enum: "kind" }],
  ["enum", null, "--", { enum: "kind" }],
  ["enum", null, "未采集", { enum: "collection" }],
  ["state", undefined, "未申报", { state: "payment" }, { filed: 0 }],
  ["state", undefined, "已申报", { state: "payment" }, { filed: 1 }],
  ["options", ["甲", "乙"], "甲、乙"],
  ["date", "2026-11-20 14:05:33", "2026-11-20"],
  ["datetime", "2026-11-20T14:05:33", "2026-11-20 14:05"],
  ["date-range", ["2026-11-01", "2026-11-20"], "2026-11-01 至 2026-11-20"],
  ["number-range", [1000, null], "1,000 至 --"],
  ["period", "2026-10", "2026年10期"],
  ["period", 202610, "2026年10期"],
  ["period", 2026, "2026年09期", { month: "month" }, { month: 9 }],
  ["tax-number", "91310115MA1K3YJ12X", "91310115MA1K3YJ12X"],
  ["phone", "138****8000", "138****8000"],
  ["tags", [{ label: "重点" }, { label: "小微" }, { label: "新户" }], "重点 小微 +1", { max: 2 }],
  ["tags", [], "--"],
  ["link", "https://example.com", "查看", { label: "查看" }],
  ["files", [{ fileName: "合同.pdf", fileUrl: "/f/1" }, "/f/a.png?x"], "合同.pdf a.png"],
];

describe("the oracle of cells", () => {
  for (const [kind, value, text, options, row] of golden) {
    test(`${kind} ${JSON.stringify(value)} reads ${text}`, () => {
      expect(shows(kind, value, options, row).text).toBe(text);
    });
  }

  test("a company has its kind and its tax number, which can be copied", () => {
    const options = { taxNumber: "tax", taxpayerType: "type", enum: "kind" };
    expect(shows("company", "上海甲公司", options, { tax: "9131", type: "101" })).toEqual({
      text: "上海甲公司 一般纳税人 9131",
      buttons: ["复制税号 9131"],
    });
  });

  test("what is masked and may be revealed has a button, a blank one none", () => {
    expect(shows("phone", "138****8000", { reveal: {} }).buttons).toEqual(["查看完整内容"]);
    expect(shows("phone", null, { reveal: {} })).toEqual({ text: "--", buttons: [] });
  });

  test("a kind that it does not know is an error, never a pass", () => {
    expect(() => shows("hologram", 1)).toThrow("no oracle in tests/oracles knows the kind hologram");
  });

  test("every kind that a column may have has an oracle", () => {
    const kinds = contracts.fields.flatMap(({ cell, kind }) => (cell ? [kind] : []));
    const unknown = kinds.filter((kind) => {
      try {
        shows(kind, null, { enum: "kind", state: "payment" });
        return false;
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });
});
