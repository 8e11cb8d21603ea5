import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "api/parcel.json";

test.each([
  ["a list", '"list": "parcel.page"', '"list": "parcel.pages"', 'did you mean "parcel.page"?'],
  ["that has rows", '"list": "parcel.page"', '"list": "parcel.detail"', "parcel.detail answers with no rows"],
  ["a parameter of the list", '"as": { "since"', '"as": { "sinse"', "no parameter of parcel.page"],
  ["one of the statistic", '"since": "from"', '"since": "form"', "no parameter of parcel.statistics"],
  ["a fixed parameter", '"as": {', '"params": { "recipent": "甲" }, "as": {', 'did you mean "recipient"?'],
  ["what it is asked with", '"as": {', '"ask": { "form": "2026-01-01" }, "as": {', 'did you mean "from"?'],
  ["a number", '"senders": { "distinct"', '"sender": { "distinct"', 'did you mean "senders"?'],
  ["that is one", '"senders": { "distinct"', '"carriers": { "distinct"', '"carriers" is no number'],
  ["a field", '"distinct": "companyId"', '"distinct": "companyID"', 'did you mean "companyId"?'],
  ["a condition", '"where": { "arrived": true', '"where": { "arived": true', 'did you mean "arrived"?'],
  ["groups", '"groups": { "carriers"', '"groups": { "arrived"', '"arrived" is no list'],
  ["what they split by", '"by": "carrier"', '"by": "carier"', 'did you mean "carrier"?'],
  ["their number", '"count": "num"', '"count": "sum"', "no property of the entries of carriers"],
])("a statistic names %s", (_what, from, to, message) => {
  const issues = checkEdit(FILE, [from, to]).filter((issue) => issue.startsWith("counted-list"));
  expect(issues.join("\n")).toContain(message);
});
