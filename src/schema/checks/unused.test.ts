import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { runChecks } from "../check.ts";
import { createProject } from "../project/project.ts";
import { checkEdit, checkTexts, sampleProject } from "./testing/sample-project.ts";

const MESSAGES = "schemas/messages/shell.json";
const messages = JSON.stringify({
  $schema: "../meta/messages.schema.json",
  version: 2,
  area: "shell",
  texts: { back: "返回", forward: "前进" },
});

test("a permission code that nothing asks for is told, one that is implied by a used one is not", () => {
  expect(
    checkEdit("permissions/client.json", [
      '"code": "client.edit",',
      '"code": "client.print", "title": "打印", "resourceType": "BUTTON" }, { "code": "client.edit",',
    ]),
  ).toEqual([
    expect.stringMatching(/^unused .*no screen, route or operation asks for "client.print"; take it away/),
  ]);
});

test("it may be kept with a reason, and only as long as nothing asks for it", () => {
  const kept = '"x-allow": { "unused": "十月的界面要用" }';
  expect(
    checkEdit("permissions/client.json", [
      '"code": "client.edit",',
      `"code": "client.print", "title": "打印", "resourceType": "BUTTON", ${kept} }, { "code": "client.edit",`,
    ]),
  ).toEqual([]);
  expect(
    checkEdit("permissions/client.json", ['"code": "client.edit",', `"code": "client.edit", ${kept},`]),
  ).toEqual([expect.stringMatching(/^allowance .*"unused" lets nothing pass here; take it away$/)]);
});

test("a block that only an unused block takes is unused too, as is a state that nothing shows", () => {
  const block = (id: string, columns: unknown[]) =>
    [
      `schemas/blocks/${id}.json`,
      JSON.stringify({ $schema: "../meta/columns.schema.json", version: 2, id, kind: "columns", columns }),
    ] as const;
  const state = JSON.stringify({
    $schema: "../meta/state.schema.json",
    name: "clientState",
    title: "状态",
    of: "client.page",
    cases: [{ value: "all", label: "全部" }],
  });
  const issues = checkTexts([
    block("inner", ["name"]),
    block("outer", [{ use: "inner" }]),
    ["schemas/states/clientState.json", state],
  ]);
  expect(issues.map(({ slug, message }) => `${slug} ${message}`)).toEqual([
    'unused id: no screen uses the block "inner"',
    'unused id: no screen uses the block "outer"',
    'unused name: nothing shows, asks or filters by the state "clientState"',
  ]);
});

test("a fixed text is held against the code where that is at hand", () => {
  const { files } = sampleProject("screens/client-list.json");
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const project = createProject(texts.set(MESSAGES, messages));
  const messagesOf = (namesText?: (key: string) => boolean) =>
    runChecks(project, { ...contracts, ...(namesText && { namesText }) }).issues.map(
      ({ message }) => message,
    );
  expect(messagesOf()).toEqual([]);
  expect(messagesOf((key) => key === "back")).toEqual(["texts.forward: no code shows this text"]);
});
