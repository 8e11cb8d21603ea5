import { expect, test } from "vitest";
import { readName } from "../../domain/name-reading.ts";
import { isFound } from "../../domain/name-search.ts";
import { distinctGroups, type Entry, findEntries } from "./entries.ts";

const entry = (title: string, note?: string): Entry => ({ key: title, title, note, run: () => {} });
const finds = (typed: string, label: string) => isFound(typed, [label], () => [readName(label)]);
const pages = [entry("用户管理", "系统设置"), entry("操作日志", "系统设置"), entry("客户列表", "客户中心")];
const titles = (entries: readonly Entry[]) => entries.map(({ title }) => title);

test.each([
  ["用户", ["用户管理"]],
  ["yhgl", ["用户管理"]],
  ["kehu", ["客户列表"]],
  ["xtsz", ["用户管理", "操作日志"]],
  ["系统 日志", ["操作日志"]],
  ["没有", []],
])("%s finds %j by name, pinyin or group", (text, expected) => {
  expect(titles(findEntries(pages, text, finds))).toEqual(expected);
});

test("what holds the text in its title comes before what only sounds so", () => {
  const sounding = [entry("刘一"), entry("新六衣"), entry("六一")];
  expect(titles(findEntries(sounding, "六", finds))).toEqual(["六一", "新六衣"]);
  expect(titles(findEntries(sounding, "liuyi", finds))).toEqual(["刘一", "新六衣", "六一"]);
});

test("an entry stands in the first of its groups; an empty group is left out", () => {
  const [users, logs] = [entry("用户管理"), entry("操作日志")];
  const groups = distinctGroups([
    { title: "收藏", entries: [users] },
    { title: "已打开", entries: [users, logs] },
    { title: "最近打开", entries: [logs] },
  ]);
  expect(groups.map(({ title, entries }) => [title, titles(entries)])).toEqual([
    ["收藏", ["用户管理"]],
    ["已打开", ["操作日志"]],
  ]);
});
