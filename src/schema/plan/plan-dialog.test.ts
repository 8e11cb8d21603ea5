import { describe, expect, it } from "vitest";
import { planDialogs } from "./plan-dialog.ts";
import { sampleContracts, sampleProject, thingForm } from "./testing/sample-project.ts";

const form = { properties: { name: { title: "名称" } } };
const plan = (dialog: object) => planDialogs({ it: dialog }, sampleProject(), sampleContracts).it;

describe("planDialogs", () => {
  it("opens a form in the middle unless a drawer is asked for", () => {
    const { id: _id, kind: _kind, ...dialog } = thingForm;
    expect(plan(dialog)).toMatchObject({ id: "it", kind: "form", place: "modal", width: 560 });
    expect(plan({ ...dialog, place: "drawer", width: 720 })).toMatchObject({ place: "drawer", width: 720 });
  });

  it("gives back the values of a form that sends nothing", () => {
    const dialog = plan({ title: "原因", form });
    expect(dialog).toMatchObject({ submitLabel: "确定" });
    expect(dialog).not.toHaveProperty("submit");
    expect(plan({ title: "原因", form, submit: { label: "继续" } })).toMatchObject({ submitLabel: "继续" });
  });

  it("says which properties the entries of a list are sent with, where they may have no others", () => {
    const dialog = plan({ title: "明细", form: { properties: {} }, submit: { call: "thing.saveLines" } });
    const lines = { id: "given", name: "given", state: "given", amount: "nullable" };
    expect(dialog).toMatchObject({ sending: { rows: { lines } } });
    expect(plan({ ...thingForm, kind: undefined })).not.toHaveProperty("sending");
  });

  it("plans buttons beside those of a form", () => {
    const actions = [{ id: "copy", label: "复制", do: [{ call: "thing.save" }] }];
    expect(plan({ title: "原因", form, actions })).toMatchObject({
      actions: [{ id: "copy", do: [{ verb: "call" }] }],
    });
  });

  it("plans forms in steps, each with its ways on and what no browser keeps", () => {
    const steps = [
      {
        id: "first",
        title: "账号",
        form: { properties: { name: {}, password: { title: "密码", "x-local": true } } },
        submit: { call: "thing.save" },
        next: [{ when: "{{ sent.id > 0 }}", to: "last" }, { error: "{{ sent.name }}" }],
      },
      {
        id: "last",
        back: true,
        submit: { send: "first", with: { name: "另一个" }, label: "继续" },
        actions: [{ id: "again", label: "重新发送", send: "first", cooldown: 60 }],
      },
    ];
    expect(plan({ title: "验证", steps })).toMatchObject({
      kind: "steps",
      steps: [
        {
          id: "first",
          submit: { call: "thing.save" },
          submitLabel: "下一步",
          next: [{ when: "{{ sent.id > 0 }}", to: "last" }, { error: "{{ sent.name }}" }],
          secrets: { password: "密码" },
        },
        {
          id: "last",
          back: true,
          form: { properties: {} },
          send: { step: "first", with: { name: "另一个" } },
          submitLabel: "继续",
          actions: [{ id: "again", do: [], send: { step: "first", with: {}, cooldown: 60 } }],
        },
      ],
    });
  });

  it("shows a record with its fields and the tables in it", () => {
    const sections = [
      { id: "base", across: 2, fields: [{ field: "name", visible: "{{ record.id > 0 }}" }] },
      { id: "own", table: { rows: "parts", columns: ["code"] } },
      { id: "other", table: { source: { call: "thing.list" }, columns: ["amount"] } },
    ];
    const record = { call: "thing.detail", params: { id: "{{ row.id }}" } };
    expect(plan({ kind: "page", title: "事项", record, sections })).toMatchObject({
      kind: "page",
      record,
      sections: [
        {
          id: "base",
          across: 2,
          fields: [{ id: "name", title: "名称", options: {}, visible: "{{ record.id > 0 }}" }],
        },
        { id: "own", fields: [], table: { rows: "parts", columns: [{ id: "code" }] } },
        {
          id: "other",
          table: { source: { call: "thing.list", params: {} }, columns: [{ title: "金额", align: "right" }] },
        },
      ],
    });
  });

  it("tells what it shows by its content", () => {
    expect(plan({ title: "事项", sections: [] })).toMatchObject({ kind: "page" });
    expect(plan({ title: "首页", surface: "home" })).toMatchObject({
      kind: "surface",
      surface: "home",
      params: {},
    });
  });
});
