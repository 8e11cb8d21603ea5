import { expect, test } from "vitest";
import { sampleRecord } from "../testing/samples.ts";
import { mayCancel, todoState } from "./todo-state.ts";

const OPEN = { todoStatus: 0, todoFromUserId: 5 } as const;

test("a message has nothing to do, something of mine or of others, done or cancelled", () => {
  expect(todoState(sampleRecord(1))).toBe("none");
  expect(todoState(sampleRecord(1, { ...OPEN, todoMineFlag: true }))).toBe("mine");
  expect(todoState(sampleRecord(1, OPEN))).toBe("others");
  expect(todoState(sampleRecord(1, { todoStatus: 1, doneUserId: 7 }))).toBe("done");
  expect(todoState(sampleRecord(1, { todoStatus: 2 }))).toBe("cancelled");
});

test("whoever has it to do, or gave it, may take it back", () => {
  expect(mayCancel(sampleRecord(1, { ...OPEN, todoMineFlag: true }), 7)).toBe(true);
  expect(mayCancel(sampleRecord(1, OPEN), "5")).toBe(true);
  expect(mayCancel(sampleRecord(1, OPEN), 7)).toBe(false);
  expect(mayCancel(sampleRecord(1, { todoStatus: 1, doneUserId: 5, todoFromUserId: 5 }), 5)).toBe(false);
});
