import { describe, expect, it } from "vitest";
import {
  sampleContracts,
  sampleProject,
  thingForm,
  thingScreen,
} from "../../src/schema/plan/testing/sample-project.ts";
import { contracts } from "../../src/contracts.ts";
import { checkTogether } from "./testing/check-together.ts";

const SCREEN = "schemas/screens/thing/manage.json";
const typeCheck = checkTogether(sampleContracts);
const typeCheckOurs = checkTogether(contracts);
const issuesIn = (files: { readonly [path: string]: object }) => typeCheck(sampleProject(files));

/** Issues of the sample screen with some of its parts replaced. */
async function issuesOf(changes: object): Promise<string[]> {
  return (await issuesIn({ "screens/thing/manage.json": { ...thingScreen, ...changes } })).map(
    ({ message }) => message,
  );
}

const action = (parts: object) => ({ rowActions: [{ id: "a", label: "甲", ...parts }], dialogs: {} });

describe.concurrent("typeCheckIssues", () => {
  it("finds nothing wrong with the sample", async () => {
    expect(await issuesIn({})).toEqual([]);
  });

  it("finds an unknown field, at its place in the file", async () => {
    const screen = { ...thingScreen, ...action({ confirm: '确定\n"删除"「{{ row.nmae }}」？' }) };
    const project = sampleProject({ "screens/thing/manage.json": screen });
    const [issue, ...others] = await typeCheck(project);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      slug: "expression-type",
      severity: "error",
      file: SCREEN,
      pointer: "/rowActions/0/confirm",
    });
    expect(issue?.message).toMatch(/row\.nmae.*'nmae' does not exist.*'Thing'/);
    const line = project.files.get(SCREEN)?.text.split("\n")[(issue?.line ?? 0) - 1] ?? "";
    expect(line.slice((issue?.column ?? 0) - 1)).toMatch(/^nmae }}/);
  });

  it("finds a comparison that can never hold", async () => {
    expect(await issuesOf(action({ visible: "{{ row.state === 7 }}" }))).toEqual([
      expect.stringMatching(/no overlap/),
    ]);
    expect(await issuesOf(action({ visible: "{{ row.state === 1 }}" }))).toEqual([]);
  });

  it("knows the tabs of a list by their names, else by their values", async () => {
    const tabs = { field: "state", all: "全部", items: [1, { id: "off", label: "停用", value: 0 }] };
    const visible = (condition: string) =>
      issuesOf({ tabs, toolbar: [{ id: "a", label: "甲", visible: condition, do: [] }] });
    expect(await visible("{{ tab === 'all' || tab === 'off' || tab === 1 }}")).toEqual([]);
    expect(await visible("{{ tab === 0 }}")).toEqual([expect.stringMatching(/no overlap/)]);
  });

  it("finds arithmetic with what may be null", async () => {
    expect(await issuesOf(action({ confirm: "{{ row.amount * 2 }}" }))).toEqual([
      expect.stringMatching(/possibly 'null'/),
    ]);
  });

  it("lets a condition narrow what stands behind it", async () => {
    const confirm = "{{ row.amount * 2 }}";
    expect(await issuesOf(action({ visible: "{{ row.amount !== null }}", confirm }))).toEqual([]);
    const disabled = [{ when: "{{ row.amount === null }}", reason: "无金额" }];
    expect(await issuesOf(action({ disabled, confirm }))).toEqual([]);
    const call = { call: "thing.detail", params: { id: "{{ row.amount }}" } };
    expect(await issuesOf(action({ do: [{ ...call, when: "{{ row.amount !== null }}" }] }))).toEqual([]);
    expect(
      await issuesOf(action({ do: [{ if: "{{ row.amount === null }}", then: [], else: [call] }] })),
    ).toEqual([]);
    expect(
      await issuesOf(action({ do: [{ if: "{{ row.amount === null }}", then: [call], else: [] }] })),
    ).toHaveLength(1);
  });

  it("holds parameters against the operation's request", async () => {
    const call = (id: string) => action({ do: [{ call: "thing.detail", params: { id } }] });
    expect(await issuesOf(call("{{ row.name }}"))).toEqual([
      expect.stringMatching(/'string' is not assignable/),
    ]);
    expect(await issuesOf(call("{{ row.id }}"))).toEqual([]);
  });

  it("lets nothing be looked at that is no file", async () => {
    const preview = (expression: string) =>
      typeCheckOurs(
        sampleProject({
          "screens/thing/manage.json": {
            ...thingScreen,
            ...action({ do: [{ preview: `{{ ${expression} }}` }] }),
          },
        }),
      ).then((issues) => issues.map(({ message }) => message));
    const files = ["{ fileKey: row.name }", "[{ url: row.name, name: row.name }]", "null"];
    expect(await Promise.all(files.map(preview))).toEqual([[], [], []]);
    const refused = [expect.stringMatching(/not assignable/)];
    expect(await Promise.all(["row.name", "row", "[row.id]"].map(preview))).toEqual([
      refused,
      refused,
      refused,
    ]);
  });

  it("types the results of earlier steps", async () => {
    const steps = (field: string) =>
      action({
        do: [
          { call: "thing.detail", params: { id: "{{ row.id }}" }, as: "thing" },
          { call: "thing.detail", params: { id: `{{ thing.${field} }}` } },
        ],
      });
    expect(await issuesOf(steps("id"))).toEqual([]);
    expect(await issuesOf(steps("number"))).toEqual([expect.stringMatching(/'number' does not exist/)]);
  });

  it("types what a screen is given, by the parameter that it is or its own type", async () => {
    const given = (name: string) =>
      issuesOf({
        inputs: {
          thingId: { of: "thing.detail", parameter: "id" },
          note: { type: "string", title: "备注", optional: true },
        },
        ...action({ do: [{ call: "thing.detail", params: { id: `{{ given.${name} }}` } }] }),
      });
    expect(await given("thingId")).toEqual([]);
    expect(await given("note")).toEqual([
      expect.stringMatching(/'string \| null \| undefined' is not assignable/),
    ]);
    expect(await given("thing")).toEqual([expect.stringMatching(/'thing' does not exist.*'thingId'/)]);
  });

  it("types what is handed to a dialog, which sees what its screen is given besides", async () => {
    const dialog = (handed: string) =>
      issuesOf({
        inputs: { thingId: { of: "thing.detail", parameter: "id" } },
        rowActions: [{ id: "edit", label: "编辑", do: [{ open: "edit", with: { who: handed } }] }],
        dialogs: {
          edit: {
            use: "thing.form",
            inputs: { who: { type: "string" } },
            title: "{{ given.who.trim() }}",
            submit: { params: { id: "{{ given.thingId }}" } },
          },
        },
      });
    expect(await dialog("{{ row.name }}")).toEqual([]);
    expect(await dialog("{{ row.id }}")).toEqual([
      expect.stringMatching(/row\.id.*'number' is not assignable to parameter of type 'string'/),
    ]);
  });

  it("shows a row only to dialogs that are opened from rows alone", async () => {
    const toolbar = [{ id: "add", label: "新增", do: [{ open: "edit" }] }];
    expect(await issuesOf({ toolbar })).toContainEqual(expect.stringMatching(/Cannot find name 'row'/));
  });

  it("types form values and the record, and reports a block's mistake once, in the block", async () => {
    const name = { "x-visible": "{{ record.nmae !== $values.name }}" };
    const block = { ...thingForm, form: { type: "object", properties: { name } } };
    const { edit } = thingScreen.dialogs;
    const dialogs = { edit, other: edit, add: { use: "thing.form", title: "新增" } };
    const issues = await issuesIn({
      "blocks/thing/form.json": block,
      "screens/thing/manage.json": { ...thingScreen, dialogs, rowActions: thingScreen.rowActions },
    });
    const inBlock = issues.filter(({ file }) => file === "schemas/blocks/thing/form.json");
    expect(inBlock.map(({ message }) => message)).toEqual([
      expect.stringMatching(/'record' is possibly 'null'/),
      expect.stringMatching(/'nmae' does not exist/),
    ]);
  });

  it("types what a rule asks and what it judges by", async () => {
    const rule = (more: object) => ({
      call: "thing.detail",
      params: { id: "{{ 7 }}" },
      when: "{{ answer.name === $self.value }}",
      message: "与「{{ answer.name }}」同名",
      ...more,
    });
    const found = async (more: object) => {
      const form = { type: "object", properties: { name: { "x-validator": [rule(more)] } } };
      const issues = await issuesIn({ "blocks/thing/form.json": { ...thingForm, form } });
      return issues.map(({ message }) => message);
    };
    expect(await found({})).toEqual([]);
    expect(await found({ message: "{{ answer.nmae }}" })).toEqual([
      expect.stringMatching(/'nmae' does not exist/),
    ]);
    expect(await found({ params: { id: "{{ 'x' }}" } })).toEqual([
      expect.stringMatching(/'string' is not assignable/),
    ]);
  });

  it("takes the record to be there where every dialog of a block loads one", async () => {
    const name = { "x-visible": "{{ record.name !== $values.name }}" };
    const block = { ...thingForm, form: { type: "object", properties: { name } } };
    expect(await issuesIn({ "blocks/thing/form.json": block })).toEqual([]);
  });

  it("tells a mistake in a name once, in the name", async () => {
    const names = { isBig: "{{ row.amount * 2 > row.limti }}", isBigger: "{{ isBig && row.id > 1 }}" };
    const screen = {
      ...thingScreen,
      names,
      ...action({ visible: "{{ isBigger }}", confirm: "{{ isBig }}" }),
    };
    const project = sampleProject({ "screens/thing/manage.json": screen });
    const issues = await typeCheck(project);
    expect(issues.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      expect.stringMatching(/^\/names\/isBig \{\{ row\.amount.*possibly 'null'/),
      expect.stringMatching(/^\/names\/isBig .*'limti' does not exist/),
    ]);
    const line = project.files.get(SCREEN)?.text.split("\n")[(issues[1]?.line ?? 0) - 1] ?? "";
    expect(line.slice((issues[1]?.column ?? 0) - 1)).toMatch(/^limti }}/);
  });

  it("tells a name of the wrong type where it is used, at its place", async () => {
    const names = { whole: "{{ row.name }}", isThere: "{{ row.amount !== null }}" };
    const steps = [{ call: "thing.detail", params: { id: "{{ whole }}" } }];
    const screen = { ...thingScreen, names, ...action({ visible: "{{ isThere }}", do: steps }) };
    const project = sampleProject({ "screens/thing/manage.json": screen });
    const issues = await typeCheck(project);
    expect(issues.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      expect.stringMatching(/^\/rowActions\/0\/do\/0\/params\/id .*'string' is not assignable/),
    ]);
    const line = project.files.get(SCREEN)?.text.split("\n")[(issues[0]?.line ?? 0) - 1] ?? "";
    expect(line.slice((issues[0]?.column ?? 0) - 1)).toMatch(/^whole }}/);
  });

  it("narrows by a condition with a name as by the condition itself", async () => {
    const names = { isThere: "{{ row.amount !== null }}", isBig: "{{ isThere && row.amount > 2 }}" };
    const confirm = "{{ row.amount * 2 }}{{ isThere ? row.amount * 3 : 0 }}";
    expect(await issuesOf({ names, ...action({ visible: "{{ isBig }}", confirm }) })).toEqual([]);
  });

  it("types the derived states of a row, where a row is", async () => {
    const state = {
      name: "size",
      title: "大小",
      of: "thing.list",
      cases: [
        { value: "big", label: "大", when: "{{ row.amount > 9 }}" },
        { value: "small", label: "小" },
      ],
    };
    const found = async (visible: string, more: object = {}) =>
      (
        await issuesIn({
          "states/size.json": state,
          "screens/thing/manage.json": { ...thingScreen, ...action({ visible }), ...more },
        })
      ).map(({ message }) => message);
    expect(await found("{{ state.size === 'big' }}")).toEqual([]);
    expect(await found("{{ state.size === 'bigg' }}")).toEqual([expect.stringMatching(/no overlap/)]);
    expect(await found("{{ state.weight === 'big' }}")).toEqual([expect.stringMatching(/does not exist/)]);
    const toolbar = [{ id: "t", label: "{{ state.size }}", do: [] }];
    expect(await found("{{ true }}", { toolbar })).toEqual([expect.stringMatching(/Cannot find name/)]);
  });

  it("leaves unknown operations and expressions that cannot be read to their own checks", async () => {
    expect(
      await issuesOf({ source: { call: "thing.lst" }, ...action({ visible: "{{ row.anything }}" }) }),
    ).toEqual([]);
    expect(await issuesOf(action({ visible: "{{ row. }}", confirm: "{{ " }))).toEqual([]);
  });
});
