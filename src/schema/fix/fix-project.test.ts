import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { check } from "../check.ts";
import { sampleProject } from "../checks/testing/sample-project.ts";
import type { Project } from "../project/project.ts";
import { fixProject } from "./fix-project.ts";

const FILE = "screens/client-list.json";
const PATH = `schemas/${FILE}`;
const find = (project: Project) => check(project, contracts);

async function mended(...edits: readonly (readonly [from: string, to: string])[]) {
  const good = sampleProject(FILE).files.get(PATH)?.text;
  const { project, edits: made } = await fixProject(sampleProject(FILE, ...edits), find);
  const text = project.files.get(PATH)?.text;
  return { isGood: text === good, text, made: made.map(({ before, text: after }) => `${before} → ${after}`) };
}

test.each([
  ["a key", '"rowActions"', '"rowActoins"', "rowActoins → rowActions"],
  ["the name of a field", '"ownerName"', '"ownerNmae"', "ownerNmae → ownerName"],
  ["an operation", '"call": "client.modify"', '"call": "client.modifyy"', "client.modifyy → client.modify"],
  ["a code", '"permission": "client.edit"', '"permission": "client.edti"', "client.edti → client.edit"],
  ["a block", '"use": "client.form"', '"use": "clent.form"', "clent.form → client.form"],
  ["a verb", '"toast": "已保存"', '"taost": "已保存"', "taost → toast"],
  ["a name in an expression", "{{ row.name }}", "{{ rwo.name }}", "rwo → row"],
  ["an enum word", '"hidden"', '"hiden"', "hiden → hidden"],
])("%s is written right again", async (_what, from, to, change) => {
  expect(await mended([from, to])).toMatchObject({ isGood: true, made: [change] });
});

test("several slips are mended together", async () => {
  const { isGood, made } = await mended(["ownerName", "ownerNmae"], ['"label"', '"labell"']);
  expect(isGood).toBe(true);
  expect(made).toHaveLength(2);
});

test.each([
  ["two names that may each be the wrong one", ['"open": "edit"', '"open": "edti"']],
  ["a name that nothing is near to", ['"ownerName"', '"boss"']],
  ["a file that is no JSON", ['"ownerName", "status"]', '"ownerNmae", "status"']],
  ["a name that would stand twice then", ['"title": "企业管理",', '"title": "企业管理", "titel": "企业",']],
] as const)("%s is left to people", async (_what, [from, to]) => {
  const { text, made } = await mended([from, to]);
  expect(made).toEqual([]);
  expect(text).toBe(sampleProject(FILE, [from, to]).files.get(PATH)?.text);
});

test("a slip that is let in by another file is left there when only some files may be edited", async () => {
  const project = sampleProject(FILE, ["ownerName", "ownerNmae"]);
  expect((await fixProject(project, find, (file) => file !== PATH)).edits).toEqual([]);
});
