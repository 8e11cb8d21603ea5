import path from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts.ts";
import { readProject } from "../project/read-project.ts";
import { planScreen } from "./plan-screen.ts";
import type { FormDialogPlan, ListPlan } from "./screen-plan.ts";
import { sampleContracts, sampleProject, thingScreen } from "./testing/sample-project.ts";

function planThing(changes: object = {}): ListPlan {
  const project = sampleProject({ "screens/thing/manage.json": { ...thingScreen, ...changes } });
  return planScreen(project, "thing.manage", sampleContracts) as ListPlan;
}

describe("planScreen", () => {
  it("writes out what a list leaves to defaults", () => {
    const plan = planThing();
    expect(plan).toMatchObject({
      format: 1,
      id: "thing.manage",
      kind: "list",
      title: "事项",
      permission: "thing",
      source: { call: "thing.list", params: {} },
      rowKey: "id",
      pageSize: 20,
      toolbar: [],
      selectionActions: [],
    });
    expect(planThing({ rowKey: "name", pageSize: 50 })).toMatchObject({ rowKey: "name", pageSize: 50 });
  });

  it("gives columns the row's titles and kinds, and the kinds' widths", () => {
    expect(planThing().columns).toEqual([
      { id: "name", field: "name", title: "名称", kind: "text", options: {}, width: 120, align: "left" },
      {
        id: "state",
        field: "state",
        title: "状态",
        kind: "enum",
        options: { enum: "state" },
        width: 90,
        align: "left",
        fixed: "left",
      },
      {
        id: "amount",
        field: "amount",
        title: "金额",
        kind: "number",
        options: {},
        width: 120,
        align: "right",
      },
    ]);
  });

  it("gives filters the request's properties", () => {
    expect(planThing().filters).toEqual([
      { id: "name", field: "name", title: "名称", kind: "text", options: {} },
      {
        id: "states",
        field: "states",
        title: "状态",
        kind: "enum",
        options: { enum: "state", multiple: true },
        initial: [1],
      },
    ]);
  });

  it("completes a dialog's form from the request of its submit operation", () => {
    const edit = planThing().dialogs.edit as FormDialogPlan;
    expect(edit).toMatchObject({
      id: "edit",
      title: "编辑「{{ row.name }}」",
      width: 560,
      record: { call: "thing.detail", params: { id: "{{ row.id }}" } },
      initial: {},
      submit: { call: "thing.save", params: { id: "{{ row.id }}" } },
      submitLabel: "保存",
      whenHidden: "omit",
    });
    expect(edit.form.properties).toEqual({
      name: {
        type: "string",
        title: "名称",
        required: true,
        "x-component": "field:text",
        "x-component-props": { maxLength: 10 },
        "x-decorator": "FormItem",
        "x-validator": [
          { required: true, message: "请输入名称" },
          { maxLength: 10, message: "名称最多 10 个字符" },
          { pattern: "^\\S+$", message: "名称格式不正确" },
        ],
      },
      state: {
        type: "number",
        title: "状态",
        required: true,
        "x-component": "field:enum",
        "x-component-props": { enum: "state" },
        "x-decorator": "FormItem",
        "x-validator": [{ required: true, message: "请选择状态" }],
      },
      note: {
        type: "string",
        title: "备注",
        required: true,
        "x-component": "field:text",
        "x-component-props": {},
        "x-decorator": "FormItem",
        "x-validator": [{ required: true, message: "请输入备注" }],
      },
    });
  });

  it("brings along every call and code table that is used, and no other", () => {
    const plan = planThing({
      filters: [
        { field: "name", control: "options", source: { call: "kind.all", value: "code", label: "code" } },
      ],
    });
    expect(Object.keys(plan.calls)).toEqual(["kind.all", "thing.detail", "thing.list", "thing.save"]);
    expect(Object.keys(planThing().calls)).toEqual(["thing.detail", "thing.list", "thing.save"]);
    expect(plan.calls["thing.save"]).toEqual({
      id: "thing.save",
      title: "thing.save",
      method: "post",
      path: "/api/thing/save",
      pathParams: [],
      queryParams: [],
      body: "json",
      effect: "write",
      permission: ["thing.edit"],
      timeoutMessage: "稍后再试",
    });
    expect(plan.enums).toEqual({
      state: [
        { value: 0, label: "停用" },
        { value: 1, label: "启用", color: "success" },
      ],
    });
  });

  it("finds the calls of nested steps", () => {
    const steps = [{ if: "{{ true }}", then: [{ notify: "好", do: [{ call: "kind.all" }] }] }];
    const plan = planThing({ dialogs: {}, toolbar: [{ id: "a", label: "甲", do: steps }] });
    expect(Object.keys(plan.calls)).toEqual(["kind.all", "thing.list"]);
  });

  it("is deeply frozen and the same text every time", () => {
    const plan = planThing();
    expect(Object.isFrozen(plan)).toBe(true);
    expect(Object.isFrozen((plan.dialogs.edit as FormDialogPlan).form.properties?.name)).toBe(true);
    expect(JSON.stringify(planThing())).toBe(JSON.stringify(plan));
  });

  it("names the surface of a hand-written screen", () => {
    expect(planScreen(sampleProject(), "home", sampleContracts)).toMatchObject({
      kind: "custom",
      surface: "home",
    });
  });

  it("plans every screen of the product", async () => {
    const project = await readProject(path.resolve(import.meta.dirname, "../../.."));
    for (const id of project.screens.keys()) planScreen(project, id, contracts);
    const users = planScreen(project, "setting.user-manage", contracts) as ListPlan;
    expect(Object.keys(users.calls)).toEqual([
      "department.tree",
      "role.page",
      "userAdmin.add",
      "userAdmin.batchDelete",
      "userAdmin.delete",
      "userAdmin.detail",
      "userAdmin.list",
      "userAdmin.modify",
      "userAdmin.modifyStatus",
    ]);
    expect(users.columns.find(({ id }) => id === "phone")).toMatchObject({ title: "手机号", kind: "phone" });
    expect((users.dialogs.add as FormDialogPlan).form.properties?.roleIds).toMatchObject({
      "x-component": "field:options",
      "x-component-props": { multiple: true, source: { call: "role.page" } },
      "x-validator": expect.arrayContaining([{ required: true, message: "请选择角色" }]),
    });
  });
});
