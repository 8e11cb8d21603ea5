import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const WRITE = '"x-version": "state",';
const tells = (...edits: readonly (readonly [string, string])[]) =>
  checkEdit("api/parcel.json", ...edits).filter((text) => text.startsWith("operation-version"));

test("a write that says nothing of versions is told, and what it may say", () => {
  expect(checkEdit("api/client.json", [WRITE, ""])).toContainEqual(
    expect.stringMatching(/^operation-version .*"x-version" is missing; say whose values .*"create"/),
  );
});

test("a reason is one of those that there are, and fits what the write does to records", () => {
  expect(checkEdit("api/client.json", [WRITE, '"x-version": "stat",'])).toContainEqual(
    expect.stringMatching(/^operation-version .*"stat" is no reason.*state/),
  );
  expect(tells(['"x-version": "create"', '"x-version": "set"'])).toEqual([
    expect.stringContaining('it does "create", so the reason is not "set"'),
  ]);
  expect(tells(['"does": "create"', '"does": "save"'])).toEqual([
    expect.stringContaining("it saves records that somebody has read"),
  ]);
});

test("an outcome of several at once is said where the version leads to another one", () => {
  const said = (version: string, outcome: string) =>
    tells([WRITE, `"x-version": "${version}", "x-at-once": "${outcome}",`]);
  expect(said("state", "same")).toEqual([]);
  expect(said("state", "one")).toEqual([expect.stringContaining('"one" follows from its version already')]);
  expect(
    checkEdit("api/client.json", ['"x-effect": "read",', '"x-effect": "read", "x-at-once": "one",']),
  ).toContainEqual(expect.stringContaining("only what writes is done by several at once"));
});

test("what reads needs no version", () => {
  expect(
    checkEdit("api/client.json", ['"x-effect": "read",', '"x-effect": "read", "x-version": "set",']),
  ).toContainEqual(expect.stringContaining("only what writes needs a version"));
});

test("a version of another shape is told with what it may be", () => {
  const said = (version: unknown) => tells([WRITE, `"x-version": ${JSON.stringify(version)},`]);
  for (const version of [100, null, true, {}, [], [100]]) {
    expect(said(version)).toEqual([expect.stringMatching(/names no "of", "by", "read"; say whose values/)]);
  }
  expect(said({ of: "parcel", by: "idList" })).toEqual([expect.stringMatching(/names no "read";/)]);
});

test("what is covered, how it is named, where its version is told and where it is sent must be there", () => {
  const said = (entry: object) => tells([WRITE, `"x-version": ${JSON.stringify(entry)},`]);
  expect(said({ of: "parcels", by: "idList", read: "parcel.page" })).toContainEqual(
    expect.stringMatching(/nothing that has a version.*parcel/),
  );
  expect(said({ of: "parcel", by: "ids", read: "parcel.page" })).toContainEqual(
    expect.stringContaining('"ids"'),
  );
  expect(said({ of: "parcel", by: "idList", read: "parcel.page" })).toEqual([
    expect.stringContaining('has no "rowVersionList" to send'),
    expect.stringContaining('parcel.page tells no "rowVersion"'),
  ]);
  expect(said({ of: "parcel", by: "idList", each: "list", read: "parcel.pages" })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/"list".*no list of/),
      expect.stringMatching(/"parcel.pages".*no such operation/),
    ]),
  );
});
