import { expect, test } from "vitest";
import { createClock } from "../../../platform/clock.ts";
import { TEST_NOW } from "../../../testing/test-now.ts";
import { bureauDeclaration } from "./bureau-declaration.ts";
import { DECLARED, NOTICE, type PitDeclaration } from "./pit-declaration.ts";

const OPEN: PitDeclaration = {
  id: 1,
  rowVersion: "1",
  qyid: 1_001_001,
  qymc: "上海测试有限公司",
  nsrsbh: "91310115MA1K00001A",
  kjnd: 2026,
  kjqj: 10,
  rs: 2,
  salaryStatus: 3,
  ybtse: 12.5,
  declareStatus: DECLARED.no,
  kkje: 0,
  noticeTaxType: NOTICE.none,
  undoStatus: null,
};

test.each([
  ["confirmed pay", {}, true],
  ["pay that is not confirmed", { salaryStatus: 1 }, false],
  ["income beside wages alone", { salaryStatus: 0 }, true],
  ["nothing", { salaryStatus: 0, rs: 0 }, false],
])("the bureau is handed %s", (_what, fields, isReady) => {
  expect(bureauDeclaration({ ...OPEN, ...fields }, { clock: createClock(TEST_NOW) })).toMatchObject({
    period: "2026-10",
    tax: 1250,
    isReady,
  });
});
