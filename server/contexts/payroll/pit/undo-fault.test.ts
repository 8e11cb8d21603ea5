import { expect, test } from "vitest";
import { DECLARED, NOTICE, type PitDeclaration, UNDOING } from "./pit-declaration.ts";
import { undoFault } from "./undo-fault.ts";

/** Within the filing window of October, which ends on 16 November. */
const IN_WINDOW = "2026-11-10 10:00:00";
const DONE: PitDeclaration = {
  id: 1,
  rowVersion: "1",
  qyid: 1_001_001,
  qymc: "上海测试有限公司",
  nsrsbh: "91310115MA1K00001A",
  kjnd: 2026,
  kjqj: 10,
  rs: 3,
  salaryStatus: 3,
  ybtse: 12.5,
  declareStatus: DECLARED.done,
  kkje: 0,
  noticeTaxType: NOTICE.awaitingPayment,
  undoStatus: null,
};
const fault = (given: Partial<PitDeclaration> = {}, now = IN_WINDOW) =>
  undoFault({ ...DONE, ...given }, now, false);

test("a declaration that awaits its payment, or is done, can be taken back", () => {
  expect(fault()).toBeNull();
  expect(fault({ noticeTaxType: NOTICE.done })).toBeNull();
  for (const noticeTaxType of [NOTICE.none, NOTICE.notified])
    expect(fault({ noticeTaxType })).toBe("税款不在待缴款或已完税状态，不支持撤销申报");
});

test("it is taken back once at a time", () => {
  expect(fault({ undoStatus: UNDOING })).toBe("正在撤销申报，请勿重复操作");
});

test("a tax above one yuan that has been paid stays declared", () => {
  expect(fault({ noticeTaxType: NOTICE.done, kkje: 1 })).toBeNull();
  expect(fault({ noticeTaxType: NOTICE.done, kkje: 1.01 })).toBe("个税已扣款完成，不允许撤销");
});

test("history stays declared", () => {
  expect(fault({ kjqj: 9 })).toBe("历史账期不支持撤销申报");
});

test("nothing is taken back outside of the filing window", () => {
  expect(fault({}, "2026-11-16 23:00:00")).toBeNull();
  expect(fault({}, "2026-11-17 00:00:00")).toBe("当前不在申报期内，不支持撤销");
  expect(fault({ kjqj: 11 }, "2026-11-30 12:00:00")).toBe("当前不在申报期内，不支持撤销");
});

test("it waits while the VAT is being declared", () => {
  expect(undoFault(DONE, IN_WINDOW, true)).toBe("企业增值税正在申报中，不可撤销");
});

test("what was never declared need not be taken back", () => {
  for (const declareStatus of [DECLARED.no, DECLARED.underWay, DECLARED.failed])
    expect(fault({ declareStatus })).toBe("个税尚未申报成功，无需撤销");
});
