import { expect, test } from "vitest";
import { sampleProject } from "../checks/testing/sample-project.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { asObject } from "../project/as-object.ts";
import { completeTabs } from "./complete-tabs.ts";

const project = sampleProject("screens/report-list.json");

/** The tabs of the list of reports, written so; its statuses are 1 服务中 and 0 已停止. */
function tabsOf(tabs: object): unknown {
  const screen = project.screens.get("report.list");
  if (!screen) throw new Error("no such screen");
  const list = { ...asObject(readScreenParts(project, screen).value), tabs };
  const whole = completeTabs({ file: screen.file.path, pointer: "", value: list }, project);
  return asObject(asObject(whole.value).tabs).items;
}

const [first, second] = project.enums.get("clientStatus") ?? [];

test("without items they are the values of the code table, with its words, 全部 before them", () => {
  const counts = { call: "report.counts", numbers: { all: "active", "0": "stopped" } };
  expect(tabsOf({ field: "status", all: "全部", counts })).toEqual([
    { id: "all", label: "全部", count: "active" },
    { value: 1, id: "1", label: first?.label, name: 1 },
    { value: 0, id: "0", label: second?.label, name: 0, count: "stopped" },
  ]);
});

test("what is said of one is kept; what has an id goes by it", () => {
  const items = [0, { value: 1, id: "active", label: "在用", permission: "client" }, { label: "都要" }];
  expect(tabsOf({ field: "status", items })).toEqual([
    { value: 0, id: "0", label: second?.label, name: 0 },
    { value: 1, id: "active", label: "在用", permission: "client" },
    { id: "all", label: "都要" },
  ]);
});
