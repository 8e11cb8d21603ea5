import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

const FILE = "screens/client-list.json";
const find = (address: string) =>
  checkEdit(FILE, [
    '"rowActions": [',
    `"rowActions": [{ "id": "find", "label": "查看", "do": [{ "navigate": "/client/list?${address}" }] },`,
  ]).map((issue) => issue.split("; ")[0]);

test.each([
  "id={{ row.id }}",
  "status={{ row.status }}",
  "day={{ today }}&period={{ period }}",
  "id={{ toNumber(row.name) }}",
  "kind={{ row.name === '甲' ? 'a' : 'b' }}",
  "owner={{ filters.ownerId }}",
])("%s holds nothing that an address reads as its own", (address) => {
  expect(find(address)).toEqual([]);
});

test.each([
  ["name={{ row.name }}", "row.name"],
  ["name={{ filters.name ?? '' }}", "filters.name"],
  ["name={{ route.query.name }}", "route.query.name"],
  ["name={{ `企业${row.name.trim()}` }}", "row.name"],
  ["name={{ row.status === 1 ? row.ownerName : '' }}", "row.ownerName"],
])("%s may hold any text", (address, path) => {
  expect(find(address)).toEqual([
    expect.stringMatching(
      new RegExp(`^address-text .*${path} may hold any text, and the address takes it as it is$`),
    ),
  ]);
});

test("a file's name and the parameters of a download may be any text: they are no address", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"download": "report.template"',
      '"download": "report.template", "name": "{{ session.user.name }}.xlsx"',
    ]),
  ).toEqual([]);
});
