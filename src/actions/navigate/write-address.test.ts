import { expect, test } from "vitest";
import { readGiven } from "../../renderer/given/read-given.ts";
import { writeAddress } from "./write-address.ts";

test("an address holds what is handed over, text of any sort in one piece", () => {
  const address = writeAddress({ navigate: "/client", with: { id: 7, name: "甲&乙=丙#~", old: false } });
  expect(address).toBe("/client?id=7&name=%E7%94%B2%26%E4%B9%99%3D%E4%B8%99%23%7E&old=false");
});

test("what has no value is left out; without parameters the path stands alone", () => {
  expect(writeAddress({ navigate: "/client", with: { id: null, name: undefined } })).toBe("/client");
});

test("filters of the list stand under names of their own, empty ones too: they take the opening value away", () => {
  const filters = { priority: 3, status: ["a", "b"], name: "甲", from: null, to: undefined };
  const search = new URLSearchParams(writeAddress({ navigate: "/orders", filters }).split("?")[1]);
  expect(Object.fromEntries(search)).toEqual({
    "f.priority": "~3",
    "f.status": '~["a","b"]',
    "f.name": "甲",
    "f.from": "~null",
  });
});

test("what the screen is about stands under its own name", () => {
  expect(writeAddress({ navigate: "/filing", context: { period: "2026-09" } })).toBe(
    "/filing?period=2026-09",
  );
});

test("the screen behind it reads the same values", () => {
  const handed = { id: 7, name: "~甲", ids: [1, 2], old: true };
  const [, search = ""] = writeAddress({ navigate: "/client", with: handed }).split("?");
  const types = { id: "integer", name: "string", ids: "array", old: "boolean" } as const;
  const inputs = Object.entries(types).map(([name, type]) => ({ name, title: name, type }));
  expect(readGiven(inputs, { search })).toEqual({ given: handed });
});

test.each(["//elsewhere.example", "/\\elsewhere", "https://elsewhere.example"])(
  "%s is no path of the application",
  (navigate) => expect(() => writeAddress({ navigate })).toThrow("is not a path of the application"),
);

test("the company stands under the name of its id, before the period", () => {
  const context = { period: "2026-09", company: 12 };
  expect(writeAddress({ navigate: "/filing", with: { tab: "tax" }, context })).toBe(
    "/filing?tab=tax&companyId=12&period=2026-09",
  );
});
