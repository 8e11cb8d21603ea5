import { expect, test } from "vitest";
import { type MonthFacts, STEP, progressOf, stepStates } from "./step-states.ts";

const DONE: MonthFacts = {
  taxlayerType: "001",
  nsqxdm: "06",
  kjqj: 9,
  arrivalStatus: 2,
  bookStatus: 2,
  cjzt: 2,
  checkStatus: 1,
  confirmationStatus: 2,
  predictionStatus: 1,
  noticeTaxType: 3,
  doubtState: 0,
  taxDeclareStatus: 2,
  ztQjzt: 1,
  isKept: true,
};

test("a month whose work is done has nine steps done", () => {
  expect(progressOf(Object.values(stepStates(DONE)))).toEqual({
    doneNum: 9,
    stepNum: 9,
    percent: 1,
    isDone: 1,
    hasFault: 0,
  });
});

test("a month in which a small taxpayer declares nothing needs neither selecting nor declaring", () => {
  const states = stepStates({
    ...DONE,
    taxlayerType: "101",
    nsqxdm: "08",
    kjqj: 10,
    predictionStatus: null,
    noticeTaxType: 0,
    taxDeclareStatus: 0,
  });
  expect(
    Object.entries(states)
      .filter(([, state]) => state === STEP.notNeeded)
      .map(([step]) => step),
  ).toEqual(["check", "estimate", "notice", "declare", "pay"]);
  expect(progressOf(Object.values(states))).toMatchObject({ stepNum: 4, isDone: 1 });
});

test("what failed is a fault, and what waits is not done", () => {
  const states = stepStates({ ...DONE, cjzt: 5, confirmationStatus: 3, noticeTaxType: 2, ztQjzt: null });
  expect(states).toMatchObject({
    collect: STEP.fault,
    check: STEP.fault,
    pay: STEP.inHand,
    close: STEP.waiting,
  });
  expect(progressOf(Object.values(states))).toMatchObject({ doneNum: 5, isDone: 0, hasFault: 1 });
});

test("who declares in a month has to, whether there is a tax form yet or not", () => {
  const states = stepStates({ ...DONE, predictionStatus: 32, noticeTaxType: 0, taxDeclareStatus: 0 });
  expect(states).toMatchObject({ estimate: STEP.waiting, notice: STEP.waiting, declare: STEP.waiting });
});

test("a quarter that is filed after its service has no steps of books", () => {
  const states = stepStates({ ...DONE, taxlayerType: "101", nsqxdm: "08", kjqj: 12, isKept: false });
  expect([states.arrival, states.book, states.close]).toEqual([
    STEP.notNeeded,
    STEP.notNeeded,
    STEP.notNeeded,
  ]);
  expect(states.declare).toBe(STEP.done);
});
