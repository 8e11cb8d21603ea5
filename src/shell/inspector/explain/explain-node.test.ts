import { createForm } from "@formily/core";
import { describe, expect, it } from "vitest";
import { flatNodes, screenNodes } from "../nodes/screen-nodes.ts";
import { listPlan, openList } from "../testing/open-list.ts";
import { explainAll } from "./explain-node.ts";
import type { OpenScreen } from "./open-screens.ts";

const root = screenNodes(listPlan);

/** The explanation of the node with this mark, or of the dialog with this id. */
function explain(mark: string, open: OpenScreen, row: object = {}) {
  const node = flatNodes(root).find(
    (candidate) =>
      candidate.mark === mark || (candidate.item.kind === "dialog" && candidate.item.dialog.id === mark),
  );
  if (!node) throw new Error(`no node ${mark}`);
  const subject = { row: { key: "1", row: row as Record<string, unknown> }, node: undefined };
  return explainAll(root, open, subject).get(node.pointer)!;
}

const working = { id: 8, status: 1, boss: { id: 2 } };

describe("a row action", () => {
  it("is shown when nothing stands in its way", () => {
    expect(explain("action:stop", openList(), working)).toMatchObject({ state: "shown", because: undefined });
  });

  it("is disabled by the first condition that holds, with its reason and what it read", () => {
    const { state, because } = explain("action:stop", openList(), { ...working, id: 7 });
    expect(state).toBe("disabled");
    expect(because).toMatchObject({
      title: "禁用条件",
      text: "{{ row.id === session.user.id }}",
      note: "不能停用自己（条件成立）",
      pointer: "/rowActions/0/disabled/0/when",
      reads: [
        { path: "row.id", value: 7 },
        { path: "session.user.id", value: 7 },
      ],
    });
  });

  it("is hidden by its condition before any reason to disable it counts", () => {
    const { state, because, rules } = explain("action:stop", openList(), { ...working, id: 7, status: 0 });
    expect(state).toBe("hidden");
    expect(because).toMatchObject({ title: "显示条件", reads: [{ path: "row.status", value: 0 }] });
    expect(rules.map(({ effect }) => effect)).toEqual(["shown", "hidden", "disabled", "shown"]);
  });

  it("is hidden without its code, and to those who may only look", () => {
    const held = (sample: object) => explain("action:stop", openList(sample), working);
    expect(held({ denied: ["staff.edit"] })).toMatchObject({
      state: "hidden",
      because: { title: "权限", code: "staff.edit", note: expect.stringContaining("没有此权限码") },
    });
    expect(held({ viewOnly: ["staff.edit"] })).toMatchObject({
      state: "hidden",
      because: { note: expect.stringContaining("仅可查看") },
    });
  });

  it("is broken where a condition cannot be worked out", () => {
    expect(explain("action:stop", openList(), { id: 8, status: 1, boss: null })).toMatchObject({
      state: "broken",
      because: { pointer: "/rowActions/0/disabled/1/when", note: expect.stringContaining("计算出错") },
    });
  });
});

it("an action on ticked rows waits for a tick", () => {
  expect(explain("action:move", openList())).toMatchObject({
    state: "hidden",
    because: { note: "没有勾选任何行" },
  });
});

describe("a column", () => {
  const columns = ["name", "fee", "rank", "remark", "stopTime"];
  it.each([
    ["column:fee", { denied: ["staff.fee"] }, "hidden", "权限"],
    ["column:fee", { viewOnly: ["staff.fee"] }, "shown", undefined],
    ["column:rank", {}, "hidden", "版本"],
    ["column:stopTime", {}, "hidden", "显示条件"],
    ["column:remark", {}, "hidden", "列设置"],
    ["column:remark", { columns }, "shown", undefined],
    ["column:name", { columns: [] }, "hidden", "列设置"],
  ])("%s of %j is %s by %s", (mark, sample, state, title) => {
    const explained = explain(mark, openList(sample));
    expect([explained.state, explained.because?.title]).toEqual([state, title]);
  });
});

it("a filter follows what is typed, and says where it is folded away", () => {
  expect(explain("filter:stopReason", openList())).toMatchObject({
    state: "hidden",
    because: { reads: [{ path: "$values.name", value: undefined }] },
  });
  const open = openList({ filters: { name: "停" }, folded: ["stopReason"] });
  expect(explain("filter:stopReason", open)).toMatchObject({ state: "shown", hint: "收起在「展开」后面" });
});

describe("a form", () => {
  function openForm(kind: string, sample: object = {}) {
    const form = createForm({ values: { kind } });
    for (const name of ["kind", "account", "reason"]) form.createField({ name });
    form.createVoidField({ name: "extra" });
    form.createField({ name: "remark", basePath: "extra" });
    return { form, open: openList({ form, ...sample }) };
  }

  it("is closed until its dialog opens, and its fields with it", () => {
    expect(explain("edit", openList()).state).toBe("closed");
    expect(explain("field:account", openList()).state).toBe("closed");
  });

  it("tells which linkage disables a field", () => {
    const { form, open } = openForm("other", { record: { id: 1 } });
    form.query("account").take()?.setState({ disabled: true });
    expect(explain("field:account", open)).toMatchObject({
      state: "disabled",
      because: {
        title: "联动",
        note: expect.stringContaining("disabled = true"),
        pointer: "/dialogs/edit/form/properties/account/x-reactions",
      },
    });
  });

  it("tells which way a linkage goes, and what it depends on", () => {
    const { form, open } = openForm("normal");
    form.query("reason").take()?.setState({ visible: false });
    expect(explain("field:reason", open)).toMatchObject({
      state: "hidden",
      because: { note: "不成立，设置 visible = false", reads: [{ path: "$deps", value: ["normal"] }] },
    });
  });

  it("tells the layout that hides a field inside it", () => {
    const { form, open } = openForm("normal");
    form.query("extra").take()?.setState({ visible: false });
    expect(explain("field:extra", open).because).toMatchObject({
      title: "开关",
      text: expect.stringContaining("x-visible"),
    });
    expect(explain("field:extra.remark", open)).toMatchObject({
      state: "hidden",
      because: { title: "上级" },
    });
  });

  it("is read-only to those who may only look at the page", () => {
    const { form, open } = openForm("normal", { viewOnly: ["staff"] });
    form.setPattern("readOnly");
    expect(explain("field:kind", open)).toMatchObject({
      state: "readOnly",
      because: { title: "表单只读", code: "staff" },
    });
    expect(explain(`screen:${listPlan.id}`, open).state).toBe("readOnly");
  });
});
