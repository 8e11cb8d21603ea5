import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/client-list.json";
const ADD = '"label": "新增",';
const withKeys = (label: string, keys: string): [string, string] => [
  label,
  `${label} "shortcut": "${keys}",`,
];

test("a button above the rows has a shortcut, which is of the form of one", () => {
  expect(checkEdit(LIST, withKeys(ADD, "Alt+N"))).toEqual([]);
  expect(checkEdit(LIST, withKeys(ADD, "Alt+Shift+B"))).toEqual([]);
  expect(checkEdit(LIST, withKeys(ADD, "N"))).toEqual([
    expect.stringMatching(/^grammar .*"N" must be a key with Ctrl or Alt, like "Alt\+N" or "Alt\+Shift\+B"/),
  ]);
});

test("two buttons of a page have two shortcuts", () => {
  const second = '{ "id": "second", "label": "又一个", "shortcut": "Alt+N", "do": [{ "toast": "好" }] },';
  const before = '"toolbar": [';
  expect(checkEdit(LIST, withKeys(ADD, "Alt+N"), [before, `${before} ${second}`])).toEqual([
    expect.stringMatching(
      /^shortcut .*Alt\+N is taken: it stands already in schemas\/screens\/client-list.json:\d+/,
    ),
  ]);
});

test("what a browser or the product itself does with keys is left to it", () => {
  expect(checkEdit(LIST, withKeys(ADD, "Ctrl+T"))).toEqual([
    expect.stringContaining("Ctrl+T does something else in a browser already"),
  ]);
  expect(checkEdit(LIST, withKeys(ADD, "Alt+S"))).toEqual([
    expect.stringContaining("Alt+S opens 一句话筛选 of a list already"),
  ]);
});

test("no key starts what stands in each row or in a dialog", () => {
  expect(checkEdit(LIST, withKeys('"label": "编辑",', "Alt+B"))).toEqual([
    expect.stringMatching(/^shortcut .*rowActions\[0\].shortcut: no key starts this/),
  ]);
});
