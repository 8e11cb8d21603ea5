import { expect, test } from "vitest";
import type { Operation } from "../project/operation.ts";
import type { Project } from "../project/project.ts";
import { fillAccepted } from "./fill-accepted.ts";

const takes = (properties: object) => ({ request: { properties } }) as Operation;

const project = {
  operations: new Map([
    ["thing.import", takes({ sheet: { "x-accept": [".xlsx", ".csv"] } })],
    ["file.upload", takes({ file: { "x-accept": [".png", ".pdf"] }, other: {} })],
  ]),
} as unknown as Project;

test("a step that uploads takes the endings of the catalogue, wherever it stands", () => {
  const step = { verb: "upload", args: { upload: "thing.import", param: "sheet" } };
  expect(fillAccepted({ toolbar: [{ do: [step] }] }, project)).toEqual({
    toolbar: [{ do: [{ verb: "upload", args: { ...step.args, accept: ".xlsx,.csv" } }] }],
  });
});

test("so do the options of a field; the parameter is the file when none is named", () => {
  const options = { upload: { call: "file.upload" }, maxCount: 3 };
  expect(fillAccepted({ options }, project)).toEqual({ options: { ...options, accept: ".png,.pdf" } });
});

test("the screen's own words win, and what the catalogue leaves open stays open", () => {
  const narrower = { upload: { call: "file.upload" }, accept: ".png" };
  const open = { upload: { call: "file.upload", param: "other" } };
  const unknown = { upload: "nothing.known" };
  expect(fillAccepted([narrower, open, unknown], project)).toEqual([narrower, open, unknown]);
});
