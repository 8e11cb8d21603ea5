import { expect, test } from "vitest";
import { compileStates } from "./compile-state.ts";
import { rowStates } from "./row-states.ts";

const given = { today: "2026-10-21", period: "2026-10" };
const size = {
  cases: [
    { value: "big", label: "大", when: "{{ row.amount > 9 }}" },
    { value: "small", label: "小", when: "{{ row.amount > 0 }}" },
  ],
};

test("each state of a row has the value of its case, or none", () => {
  const states = compileStates({ size }, given);
  expect({ ...rowStates(states, { amount: 10 }) }).toEqual({ size: "big" });
  expect({ ...rowStates(states, { amount: 0 }) }).toEqual({ size: undefined });
});

test("a state is worked out when it is read", () => {
  const asked: string[] = [];
  const table = (name: string) => ({ cases: [], caseOf: () => void asked.push(name) });
  const states = rowStates({ one: table("one"), two: table("two") }, {});
  expect(asked).toEqual([]);
  expect(states.two).toBeUndefined();
  expect(asked).toEqual(["two"]);
});
