import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "screens/filing-list.json";
const MONTH = '"kjnd": "{{ yearOf(period) }}",\n            "kjqj": "{{ monthOf(period) }}"';

test("what a write needs is missed by the rule of parameters, once", () => {
  expect(checkEdit(FILE, [`"filingId": "{{ row.id }}",\n            ${MONTH}`, MONTH])).toEqual([
    expect.stringContaining("operation-parameters"),
  ]);
});

test("a write says the row's own period just as well", () => {
  expect(checkEdit(FILE, [MONTH, '"kjnd": 2026, "kjqj": "{{ row.state }}"'])).toEqual([]);
});
