import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const KEY = Buffer.alloc(32, 1);
const NEXT_KEY = Buffer.alloc(32, 2);
const box = createSecretBox([KEY]);

test("a sealed text is opened for its owner alone", () => {
  const sealed = box.seal("Sw12345#税", "bureauAccount 1001 7");
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(sealed).not.toContain("Sw12345#");
  expect(box.open(sealed, "bureauAccount 1001 7")).toBe("Sw12345#税");
  expect(box.open(sealed, "bureauAccount 1001 8")).toBeNull();
  expect(createSecretBox([NEXT_KEY]).open(sealed, "bureauAccount 1001 7")).toBeNull();
});

test("the same text of the same owner is sealed alike, so that keeping it again changes nothing", () => {
  expect(box.seal("one", "a")).toBe(box.seal("one", "a"));
  expect(box.seal("one", "a")).not.toBe(box.seal("one", "b"));
  expect(box.seal("one", "a")).not.toBe(box.seal("two", "a"));
});

test("a new key seals, an older one beside it still opens", () => {
  const old = box.seal("one", "a");
  const both = createSecretBox([NEXT_KEY, KEY]);
  expect(both.open(old, "a")).toBe("one");
  expect(both.seal("one", "a")).not.toBe(old);
});

test("what was changed, cut or never sealed opens nothing", () => {
  const sealed = String(box.seal("one", "a"));
  const last = sealed.at(-2) === "A" ? "B" : "A";
  const broken = [
    `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`,
    sealed.slice(0, -8),
    "v1.",
    "v1.AAAA",
    "Sw1#",
    "",
    null,
    7,
  ];
  for (const text of broken) expect(box.open(text, "a"), String(text)).toBeNull();
});

test("without a key nothing is kept", () => {
  const none = createSecretBox([]);
  expect(none.seal("one", "a")).toBeNull();
  expect(none.open(box.seal("one", "a"), "a")).toBeNull();
});
