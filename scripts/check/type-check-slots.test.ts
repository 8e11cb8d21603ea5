import { expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { byPlace } from "../../src/schema/check.ts";
import { sampleProject } from "../../src/schema/checks/testing/sample-project.ts";
import { checkTogether } from "./testing/check-together.ts";

const LIST = "screens/report-list.json";
const typeCheck = checkTogether(contracts);

/** `pointer: message` of the good project after some words of a file were replaced. */
async function issuesOf(
  file: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): Promise<string[]> {
  const issues = await typeCheck(sampleProject(file, ...edits));
  return issues.toSorted(byPlace).map(({ pointer, message }) => `${pointer}: ${message}`);
}

it.concurrent("finds nothing wrong with the good project, which has every slot", async () => {
  expect(await issuesOf(LIST, ["报表", "报表"])).toEqual([]);
});

it.concurrent("types what each slot of a list sees", async () => {
  const issues = await issuesOf(
    LIST,
    ["{{ tab === 'active' }}", "{{ tab === 'activ' }}"],
    ["{{ node === null }}", "{{ node === 'all' }}"],
    ['"「{{ node.folderName }}」"', '"「{{ node.folderNmae }}」"'],
    ["{{ list.params.status }}", "{{ list.params.statuz }}"],
    ["{{ task.message }}", "{{ task.massage }}"],
    ["{{ done.count }}", "{{ done.cuont }}"],
    ["{{ rows.map((one) => one.id) }}", "{{ rows.map((one) => one.clientName) }}"],
    ["{{ given.title }}", "{{ given.titel }}"],
    ["报表 {{ record.clientName }}", "报表 {{ record.clientNmae }}"],
  );
  expect(issues).toEqual([
    expect.stringMatching(/^\/aside\/nodeActions\/0\/label: .*'folderNmae' does not exist/),
    expect.stringMatching(/^\/filters\/1\/visible: .*no overlap/),
    expect.stringMatching(/^\/columns\/2\/visible: .*no overlap/),
    expect.stringMatching(/^\/refresh\/0\/source\/params\/reportIds: .*'string\[\]' is not assignable/),
    expect.stringMatching(/^\/toolbar\/0\/do\/0\/params\/status: .*'statuz' does not exist/),
    expect.stringMatching(/^\/toolbar\/0\/do\/1\/notify: .*'massage' does not exist/),
    expect.stringMatching(/^\/toolbar\/2\/do\/1\/toast: .*'cuont' does not exist/),
    expect.stringMatching(/^\/dialogs\/detail\/title: .*'titel' does not exist/),
    expect.stringMatching(/^\/dialogs\/detail\/sections\/0\/title: .*'clientNmae' does not exist/),
  ]);
}, 60_000);

it.concurrent("holds what a cell works out against its kind, and types what its hint sees", async () => {
  const gap = (value: string, kind: string) =>
    `["name", { "id": "gap", "title": "差额", "kind": "${kind}", "value": "{{ ${value} }}" },
      { "field": "amount", "hint": "{{ row.nmae }}" }]`;
  const inTable = async (value: string, kind: string) =>
    issuesOf("screens/report-detail.json", ['["name", "amount"]', gap(value, kind)]);
  const hint = expect.stringMatching(/columns\/2\/hint: .*'nmae' does not exist/);
  expect(await inTable("row.name", "money")).toEqual([
    expect.stringMatching(/columns\/1\/value: .*'string.*' is not assignable to parameter of type 'number/),
    hint,
  ]);
  expect(await inTable("row.name", "text")).toEqual([hint]);
}, 60_000);

it.concurrent("types what is waited for: the rows of a round, those done, and the answer of a step", async () => {
  const poll = (until: string): [string, string] => [
    '"do": [\n        {\n          "job"',
    `"do": [{ "poll": "report.detail", "params": { "reportId": 1 }, "every": 1000, "title": "报表", "until": "${until}", "as": "report" },
      { "toast": "{{ report.clientNmae }}" }, { "job"`,
  ];
  const issues = await issuesOf(
    LIST,
    ["{{ row.status === 1 }}", "{{ row.statsu === 1 }}"],
    [
      "{{ done.length }} 份",
      "{{ done.map((one) => one.clientNaem).join('、') + rows.map((one) => one.amuont).join() }}",
    ],
    poll("{{ answer.amuont > 0 }}"),
  );
  expect(issues).toEqual([
    expect.stringMatching(/^\/refresh\/0\/rows: .*'statsu' does not exist/),
    expect.stringMatching(/^\/refresh\/0\/then\/0\/toast: .*'clientNaem' does not exist/),
    expect.stringMatching(/^\/refresh\/0\/then\/0\/toast: .*'amuont' does not exist/),
    expect.stringMatching(/^\/toolbar\/0\/do\/0\/until: .*'amuont' does not exist/),
    expect.stringMatching(/^\/toolbar\/0\/do\/1\/toast: .*'clientNmae' does not exist/),
  ]);
}, 60_000);

it.concurrent("types the rows of a round in a dialog that the link after it opens", async () => {
  const link = `{ "label": "查看", "do": [{ "open": "told" }] }`;
  const told = `"told": { "kind": "detail", "title": "{{ done.map((one) => one.clientNaem).join() }}",
    "record": { "call": "report.detail", "params": { "reportId": 1 } },
    "sections": [{ "id": "main", "fields": ["clientName"] }] }`;
  const issues = await issuesOf(
    LIST,
    ['{ "toast": "{{ done.length }} 份报表已生成" }', `{ "notify": "已生成", "link": ${link} }`],
    ['"dialogs": {', `"dialogs": { ${told},`],
  );
  expect(issues).toEqual([expect.stringMatching(/^\/dialogs\/told\/title: .*'clientNaem' does not exist/)]);
}, 60_000);

it.concurrent("types what is being typed into the filters", async () => {
  const shownBy = (name: string): [string, string] => [
    '"filters": ["name", "status"]',
    `"filters": ["name", { "field": "status", "visible": "{{ !isBlank($values.${name}) }}" }]`,
  ];
  const list = "screens/client-list.json";
  expect(await issuesOf(list, shownBy("name"))).toEqual([]);
  expect(await issuesOf(list, shownBy("nmae"))).toEqual([
    expect.stringMatching(/^\/filters\/1\/visible: .*'nmae' does not exist/),
  ]);
}, 60_000);

it.concurrent("types the conditions of states, in which nothing is null", async () => {
  const state = "states/reportState.json";
  expect(await issuesOf(state, ["row.amount ?? 0", "row.amount"])).toEqual([]);
  expect(await issuesOf(state, ["row.period < period", "row.period < 10"])).toEqual([
    expect.stringMatching(/^\/cases\/0\/when: .*'string' and 'number'|^\/cases\/0\/when: .*Operator '<'/),
  ]);
}, 60_000);

it.concurrent("knows the values that are the form's own", async () => {
  const form = "screens/report-form.json";
  const remark = (name: string) =>
    `"again": { "x-local": true }, "remark": { "x-visible": "{{ $values.${name} === 1 }}" }`;
  expect(await issuesOf(form, ['"remark": {}', remark("again")])).toEqual([]);
  expect(await issuesOf(form, ['"remark": {}', remark("agian")])).toEqual([
    expect.stringMatching(/'agian' does not exist/),
  ]);
}, 60_000);
