import path from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts.ts";
import { readProject } from "../project/read-project.ts";
import { planScreen } from "./plan-screen.ts";
import type { FormDialogPlan, ListPlan } from "./plans/screen-plan.ts";
import { sampleContracts, sampleProject, thingForm, thingScreen } from "./testing/sample-project.ts";

function planThing(changes: object = {}): ListPlan {
  const project = sampleProject({ "screens/thing/manage.json": { ...thingScreen, ...changes } });
  return planScreen(project, "thing.manage", sampleContracts) as ListPlan;
}

describe("planScreen", () => {
  it("writes out what a list leaves to defaults", () => {
    const plan = planThing();
    expect(plan).toMatchObject({
      format: 2,
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
      { id: "name", field: "name", title: "名称", kind: "text", options: {}, params: ["name"] },
      {
        id: "states",
        field: "states",
        params: ["states"],
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
        { field: "name", kind: "options", source: { call: "kind.all", value: "code", label: "code" } },
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

  it("brings along the operation that follows a job to its end", () => {
    const plan = planThing({
      dialogs: {},
      toolbar: [{ id: "a", label: "导出", do: [{ job: "thing.export" }] }],
    });
    expect(Object.keys(plan.calls)).toEqual(["thing.export", "thing.exportState", "thing.list"]);
    expect(plan.calls["thing.export"]?.job).toMatchObject({ poll: "thing.exportState", done: [1] });
    expect(plan.calls["thing.list"]?.sort).toMatchObject({ by: "sortField", descending: "desc" });
  });

  it("brings along the states that are used, and no other", () => {
    expect(planThing()).not.toHaveProperty("states");
    const plan = planThing({ columns: ["name", { id: "phase", kind: "state", state: "phase" }] });
    expect(plan.states).toEqual({
      phase: {
        cases: [
          { value: "empty", label: "未开始", color: "warning", when: "{{ row.amount === null }}" },
          { value: "going", label: "进行中" },
        ],
      },
    });
  });

  it("leaves out what is for the check alone", () => {
    const reasons = { "x-allow": { "row-key": "只有一行" } };
    const plan = planThing({
      ...reasons,
      source: { call: "thing.list", ...reasons },
      columns: [{ field: "name", ...reasons }],
    });
    expect(JSON.stringify(plan)).not.toContain("row-key");
  });

  it("is deeply frozen and the same text every time", () => {
    const plan = planThing();
    expect(Object.isFrozen(plan)).toBe(true);
    expect(Object.isFrozen((plan.dialogs.edit as FormDialogPlan).form.properties?.name)).toBe(true);
    expect(JSON.stringify(planThing())).toBe(JSON.stringify(plan));
  });

  it("plans a form that is a page", () => {
    const project = sampleProject({
      "screens/thing/form.json": {
        id: "thing.form-page",
        kind: "form",
        title: "新事项",
        permission: "thing.edit",
        record: { call: "thing.detail", params: { id: "{{ given.id }}" } },
        form: thingForm.form,
        submit: { call: "thing.save", label: "提交" },
        actions: [{ id: "help", label: "说明", do: [{ open: "help" }] }],
        done: [{ reload: "list" }],
        dialogs: { help: { use: "thing.form" } },
      },
    });
    expect(planScreen(project, "thing.form-page", sampleContracts)).toMatchObject({
      kind: "form",
      permission: "thing.edit",
      record: { call: "thing.detail" },
      form: { properties: { name: { title: "名称", required: true } } },
      submit: { call: "thing.save", params: {} },
      submitLabel: "提交",
      whenHidden: "omit",
      actions: [{ id: "help" }],
      done: [{ verb: "reload" }],
      dialogs: { help: { kind: "form" } },
      calls: { "thing.detail": {}, "thing.save": {} },
    });
  });

  it("plans a record that is a page, its fields as its operation gives them", () => {
    const project = sampleProject({
      "screens/thing/detail.json": {
        id: "thing.detail-page",
        kind: "page",
        title: "事项详情",
        record: { call: "thing.detail", params: { id: "{{ given.id }}" } },
        sections: [{ id: "base", title: "基本信息", fields: ["name", { field: "amount", title: "总额" }] }],
      },
    });
    expect(planScreen(project, "thing.detail-page", sampleContracts)).toMatchObject({
      kind: "page",
      sections: [
        {
          id: "base",
          title: "基本信息",
          across: 3,
          fields: [
            { id: "name", field: "name", title: "名称", kind: "text" },
            { id: "amount", field: "amount", title: "总额", kind: "number" },
          ],
        },
      ],
      actions: [],
      dialogs: {},
      calls: { "thing.detail": {} },
    });
  });

  it("plans tabs by the screens they show", () => {
    const items = [{ id: "all", label: "全部事项", screen: "thing.manage", permission: "thing" }];
    const project = sampleProject({
      "screens/thing/tabs.json": { id: "thing.tabs", kind: "tabs", title: "事项", items },
    });
    expect(planScreen(project, "thing.tabs", sampleContracts)).toMatchObject({
      kind: "tabs",
      items,
      calls: {},
    });
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
    expect(Object.keys(users.calls)).toEqual(
      expect.arrayContaining(["department.tree", "role.page", "userAdmin.list", "userAdmin.modify"]),
    );
    expect(users.columns.find(({ id }) => id === "phone")).toMatchObject({ title: "手机号", kind: "phone" });
    expect((users.dialogs.add as FormDialogPlan).form.properties?.roleIds).toMatchObject({
      "x-component": "field:options",
      "x-component-props": { multiple: true, source: { call: "role.page" } },
      "x-validator": expect.arrayContaining([{ required: true, message: "请选择角色" }]),
    });
  });
});
