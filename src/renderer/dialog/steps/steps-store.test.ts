import { expect, test } from "vitest";
import { type KeptSteps, stepsStore } from "./steps-store.ts";

const kept = (until: number): KeptSteps => ({
  at: "code",
  entered: 0,
  until,
  trail: ["account"],
  values: { account: { phone: "138" } },
  answers: { account: { codeId: "c1" } },
  sent: { account: { phone: "138" } },
});

function open(stored: { text: string | null }, now: number, userId = 7) {
  const names: string[] = [];
  const storage = {
    getItem: (name: string) => (names.push(name), stored.text),
    setItem: (_name: string, text: string) => void (stored.text = text),
    removeItem: () => void (stored.text = null),
  };
  return { ...stepsStore(storage, userId, () => now), names };
}

test("a countdown is kept until its last second, for its own dialog", () => {
  const stored = { text: null as string | null };
  open(stored, 0).write("a", kept(1000));
  expect(open(stored, 999).read("a")).toEqual(kept(1000));
  expect(open(stored, 999).read("b")).toBeNull();
  expect(open(stored, 1000).read("a")).toBeNull();
});

test("what has ended goes with the next one that is written, and the last one takes the entry along", () => {
  const stored = { text: null as string | null };
  open(stored, 0).write("a", kept(1000));
  open(stored, 2000).write("b", kept(3000));
  expect(stored.text).not.toContain('"a"');
  open(stored, 2000).remove("b");
  expect(stored.text).toBeNull();
});

test("each user has their own", () => {
  const { read, names } = open({ text: null }, 0, 8);
  read("a");
  expect(names).toEqual(["countdowns.8"]);
});

test.each(["", "{", "7", "null", '{"a":7}', '{"a":{"at":"code","until":9e15}}'])(
  "something else in its place (%s) is nothing",
  (text) => {
    expect(open({ text }, 0).read("a")).toBeNull();
  },
);
