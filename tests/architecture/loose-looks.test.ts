import { expect, test } from "vitest";
import { findLooseLooks } from "./find-loose-looks.ts";
import { sources } from "./sources.ts";

const FILE = "server/contexts/tax/a.ts";
const found = (text: string) => findLooseLooks(new Map([[FILE, text]])).map(({ declaration }) => declaration);

test("nobody makes a record after a look that another writer may have as well", () => {
  expect(findLooseLooks(sources())).toEqual([]);
});

test.each([
  ["the first one", "(await store.first({ where })) ?? (await store.create(where))"],
  ["whether there is any", "if (!(await store.exists({ where }))) await store.create(where)"],
  ["how many there are", "if ((await store.count({ where })) === 0) await store.createAll([where])"],
])("a look for %s and what is then made are found", (_what, body) => {
  expect(found(`export async function keep() {\n  ${body};\n}\n`)).toEqual(["keep"]);
});

test.each([
  [
    "others wait for their turn",
    "await takeTurn(`a ${id}`, context);\n  if (!(await s.first({}))) await s.create({})",
  ],
  [
    "others wait for the row",
    "const [row] = await s.take([id]);\n  if (!(await t.first({}))) await t.create({})",
  ],
  ["a record is kept where there is none", "await keepOne(store, key, fields)"],
  ["what was made is then read", "await s.create({});\n  return await s.first({})"],
])("none is where %s", (_what, body) => {
  expect(found(`export async function keep() {\n  ${body};\n}\n`)).toEqual([]);
});

test("a look of one function and what another one makes are two things", () => {
  const text =
    "const read = async () => await s.first({});\n\nconst make = async () => await s.create({});\n";
  expect(found(text)).toEqual([]);
});
