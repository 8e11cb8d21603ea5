import { expect, test } from "vitest";
import { draftStore, type Draft } from "./draft-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function setUp(userId = 7) {
  const kept = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = (id = userId) => draftStore(storage, id, () => clock.now);
  const draft = (name: string, more: Partial<Draft> = {}): Draft => ({
    savedAt: clock.now,
    loaded: null,
    values: { name },
    ...more,
  });
  return { kept, clock, open, draft };
}

test("a draft is kept for its form and its user until it is removed", () => {
  const { kept, open, draft } = setUp();
  open().write("form-a", draft("甲"));
  expect(open().read("form-a")?.values).toEqual({ name: "甲" });
  expect(open().read("form-b")).toBeNull();
  expect(open(8).read("form-a")).toBeNull();
  open().remove("form-a");
  expect(open().read("form-a")).toBeNull();
  expect(kept.size).toBe(0);
});

test("a draft of a week is gone", () => {
  const { clock, open, draft } = setUp();
  open().write("form-a", draft("甲"));
  clock.now += 7 * DAY_MS - 1;
  expect(open().read("form-a")).not.toBeNull();
  clock.now += 1;
  expect(open().read("form-a")).toBeNull();
});

test("of more than twenty the oldest go", () => {
  const { clock, open, draft } = setUp();
  for (let form = 0; form < 21; form += 1) {
    clock.now += 1;
    open().write(`form-${form}`, draft(String(form)));
  }
  expect(open().read("form-0")).toBeNull();
  expect(open().read("form-1")).not.toBeNull();
  expect(open().read("form-20")).not.toBeNull();
});

test("one that is too large is not kept, nor is its beginning", () => {
  const { open, draft } = setUp();
  open().write("form-a", draft("甲"));
  open().write("form-a", draft("长".repeat(100_001)));
  expect(open().read("form-a")).toBeNull();
});

test.each(["{", "null", "3", '{"form-a":{"savedAt":"x"}}', '{"form-a":null}'])(
  "what nobody can read is no draft: %s",
  (text) => {
    const { kept, open, draft } = setUp();
    kept.set("drafts.7", text);
    expect(open().read("form-a")).toBeNull();
    open().write("form-a", draft("甲"));
    expect(open().read("form-a")).not.toBeNull();
  },
);
