import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sampleProject, thingScreen } from "../src/schema/plan/testing/sample-project.ts";
import { operationTypesFile } from "./operation-types-file.ts";
import { emitOperationTypes } from "./operation-types.ts";

/** A code table that no run before this one has seen. */
const freshTable = () => ({ name: "state", values: [{ value: Math.random(), label: "新" }] });

it("holds the types of the catalogue, also when two ask for them at once", async () => {
  const project = sampleProject({ "enums/state.json": freshTable() });
  const [first, second] = await Promise.all([operationTypesFile(project), operationTypesFile(project)]);
  expect(first).toBe(second);
  expect(await readFile(first, "utf8")).toBe(await emitOperationTypes(project));
});

it("is another file for another catalogue, not for another screen", async () => {
  const file = await operationTypesFile(sampleProject());
  const screen = { ...thingScreen, title: "新" };
  expect(await operationTypesFile(sampleProject({ "screens/thing/manage.json": screen }))).toBe(file);
  expect(await operationTypesFile(sampleProject({ "enums/state.json": freshTable() }))).not.toBe(file);
});
