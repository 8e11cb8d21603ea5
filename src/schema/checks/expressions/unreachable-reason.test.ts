import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const find = (visible: string, ...conditions: readonly string[]) =>
  checkEdit("screens/client-list.json", [
    '"visible": "{{ row.status === 1 }}",',
    `"visible": "{{ row.status === 1 && ${visible} }}", "disabled": ${JSON.stringify(
      conditions.map((when) => ({ when: `{{ ${when} }}`, reason: "不能停用" })),
    )},`,
  ]);

test.each([
  [["row.name === '甲'", "row.name  ===  '甲'"]],
  [["row.name === '甲'", "row.name === '甲' && row.id > 3"]],
  [["row.name === '甲' || row.id > 3", "row.id > 3"]],
  [["row.id > 3", "row.id === 4"]],
  [["['甲', '乙'].includes(row.name)", "row.name === '乙'"]],
])("of %j the second never speaks", (conditions) => {
  expect(find("true", ...conditions)).toEqual([
    expect.stringContaining(
      "disabled[1].when: its reason is never given: disabled[0] holds whenever this does",
    ),
  ]);
});

test.each([
  ["row.taxNumber !== null", "row.taxNumber === null"],
  ["row.id === 3", "row.id > 3"],
  ["!(row.name === '甲')", "row.name === '甲'"],
  ["row.name === '甲'", "row.id > 3 && row.name !== '甲'"],
])("where %s is needed to see the action, %s never speaks", (visible, condition) => {
  expect(find(visible, condition)).toEqual([
    expect.stringContaining('its reason is never given: "visible" hides it whenever this holds'),
  ]);
});

test.each([
  [["row.id > 3", "row.id > 4 || row.name === '甲'"]],
  [["row.name === '甲' && row.id > 3", "row.name === '甲'"]],
  [["row.id === 4", "row.id > 3"]],
])("of %j each may speak", (conditions) => {
  expect(find("row.taxNumber !== null", ...conditions)).toEqual([]);
});
