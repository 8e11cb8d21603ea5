import { expect, test } from "vitest";
import type { FieldContract, VerbContract } from "../../src/schema/contracts.ts";
import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { clientListPlan } from "../../src/renderer/testing/client-list-plan.ts";
import { findOptionFaults, type OptionExceptions } from "./find-option-faults.ts";
import { usedOptions } from "./used-options.ts";
import { WordUse } from "./used-words.ts";

const options = (...names: readonly string[]) => ({
  type: "object" as const,
  properties: Object.fromEntries(names.map((name) => [name, {}])),
  additionalProperties: false as const,
});

const number = { kind: "number", cell: options("decimals", "unit"), control: options("minimum") };
const contracts = {
  fields: [number as unknown as FieldContract],
  verbs: [{ verb: "forEach", args: options("forEach", "limit") } as VerbContract],
};

function faults(
  used: readonly string[],
  exceptions: OptionExceptions = {},
  unusedWords: readonly string[] = [],
) {
  return findOptionFaults({ contracts, used: new Set(used), unusedWords }, exceptions);
}

const ALL = [
  "number.cell",
  "number.cell.decimals",
  "number.cell.unit",
  "number.control",
  "number.control.minimum",
];
const VERB = ["forEach", "forEach.forEach", "forEach.limit"];

test("what all screens together use is sound", () => expect(faults([...ALL, ...VERB])).toEqual([]));

test("an option, a kind and a verb that nothing uses are told with their file and the way out", () => {
  const found = faults(["number.cell", "number.cell.decimals"], {}, ["views.image"]);
  expect(found.map((fault) => fault.split("\n")[0])).toEqual([
    'src/fields/number/contract.ts: no file of schemas/ uses the option "unit" of the cell',
    "src/fields/number/contract.ts: no file of schemas/ uses the control of the field kind number",
    'src/actions/for-each/contract.ts: no file of schemas/ uses the verb "forEach"',
    'schemas/meta/list.schema.json: no file of schemas/ uses "views.image"',
  ]);
  expect(found[0]).toMatch(/help: take it out with its code, or say in .*: "number\.cell\.unit": "…"$/);
});

test("a reason lets one stay, or the same of every kind; it goes with the use and says something", () => {
  const used = [...ALL.filter((name) => name !== "number.control.minimum"), ...VERB];
  expect(faults(used, { "number.control.minimum": "for others" })).toEqual([]);
  expect(faults(used, { "*.control.minimum": "for others" })).toEqual([]);
  expect(faults([...ALL, ...VERB], { "number.control.minimum": "for others" })).toEqual([
    'tests/unused-options.json: "number.control.minimum" is used, or is no option; take it out',
  ]);
  expect(faults(used, { "number.control.minimum": " " })).toEqual([
    'tests/unused-options.json: "number.control.minimum" gives no reason',
  ]);
});

test("the options of a plan are those of its columns, filters, forms and steps", () => {
  const plan = {
    ...clientListPlan,
    dialogs: { add: { form: { "x-component": "field:money", "x-component-props": { maximum: 5 } } } },
  } as unknown as ScreenPlan;
  const used = usedOptions([plan]);
  for (const name of ["number.cell.decimals", "money.control.maximum", "navigate.navigate", "text.control"])
    expect(used, name).toContain(name);
  expect(used).not.toContain("number.control.decimals");
});

test("the words of a grammar are found through references, cases and lists", () => {
  const row = { properties: { width: {}, fixed: true } };
  const grammar = {
    allOf: [{ $ref: "parts.json#/$defs/titled" }],
    properties: {
      columns: { type: "array", items: { if: { type: "object" }, then: { $ref: "#/$defs/row" } } },
      expand: {},
      "x-allow": {},
    },
    $defs: { row },
  };
  const words = new WordUse(
    new Map<string, Readonly<Record<string, unknown>>>([
      ["list.json", grammar],
      ["parts.json", { $defs: { titled: { properties: { title: {}, unseen: {} } } } }],
    ]),
  );
  expect(words.unusedBelow("list.json")).toEqual(["columns", "expand"]);
  words.take("list.json", { title: "客户", columns: ["name", { width: 100 }] });
  expect(words.unusedBelow("list.json")).toEqual(["columns.fixed", "expand"]);
});
