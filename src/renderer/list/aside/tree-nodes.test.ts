import { expect, test } from "vitest";
import type { AsidePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { readNodes, treeLines } from "./tree-nodes.ts";

const plan = { value: "id", label: "name", children: "below" } as AsidePlan;

test("of an answer only nodes with a value of their own are shown, at any depth", () => {
  const answer = [
    {
      id: 1,
      name: "总公司",
      below: [
        { id: 1, name: "又一个" },
        { id: 2, name: { text: "坏" }, below: "无" },
      ],
    },
    null,
    { id: {}, name: "无编号" },
    { id: 2, name: "重复" },
    "部门",
  ];
  const lines = treeLines(readNodes(answer, plan), new Set(), "");
  expect(lines.map(({ entry, level }) => [entry.value, entry.label, level])).toEqual([
    [1, "总公司", 1],
    [2, "2", 2],
  ]);
});

test("an answer that is no tree is a failure", () => {
  expect(() => readNodes("树", plan)).toThrow("服务器返回的数据格式不正确");
  expect(readNodes(null, plan)).toEqual([]);
});
