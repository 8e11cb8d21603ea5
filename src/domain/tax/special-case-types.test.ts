import { describe, expect, it } from "vitest";
import { SPECIAL_CASE_TYPES, type SpecialCaseFacts, specialCaseFaults } from "./special-case-types.ts";

const idOf = (code: string) => SPECIAL_CASE_TYPES.find((type) => type.code === code)?.id ?? 0;
const faults = (code: string, given: Partial<SpecialCaseFacts> = {}) =>
  specialCaseFaults({ specialType: idOf(code), amount: null, bz: null, annexCount: 0, ...given });

describe("a special case", () => {
  it("of input tax transferred out needs amount and remark", () => {
    expect(faults("jxzc")).toEqual(["金额", "备注"]);
    expect(faults("jxzc", { amount: 100, bz: "  " })).toEqual(["备注"]);
    expect(faults("jxzc", { bz: "用于集体福利" })).toEqual(["金额"]);
    expect(faults("jxzc", { amount: 0, bz: "用于集体福利" })).toEqual([]);
  });

  it("of the fee for tax control needs its amount alone", () => {
    expect(faults("fwskf")).toEqual(["金额"]);
    expect(faults("fwskf", { amount: 280 })).toEqual([]);
  });

  it("of passenger transport needs an attachment", () => {
    expect(faults("lkys", { amount: 100, bz: "差旅" })).toEqual(["附件"]);
    expect(faults("lkys", { annexCount: 1 })).toEqual([]);
  });

  it("of a prepayment out of town needs an attachment", () => {
    expect(faults("wdyj", { amount: 100, bz: "外地项目" })).toEqual(["附件"]);
    expect(faults("wdyj", { annexCount: 2 })).toEqual([]);
  });

  it("of another kind needs nothing", () => {
    expect([faults("wpsr"), faults("qt")]).toEqual([[], []]);
  });

  it("of no known kind lacks its kind", () => {
    expect(specialCaseFaults({ specialType: 99, amount: 1, bz: "x", annexCount: 1 })).toEqual(["类型"]);
  });
});
