import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { errors, formPlan, input, renderForm, SAVE, text, type } from "../form/testing/render-form.tsx";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const fields = { name: text("名称", { required: true }) };
const ofRecord = {
  record: { call: "thing.get", params: { id: "{{ given.id }}" } },
  inputs: [{ name: "id", title: "编号", type: "string" }],
} as const;
const answers = { "thing.get": ({ id }: Record<string, unknown>) => ({ name: `名称${String(id)}` }) };

describe("a form as a page", () => {
  test("loads its record for the address; another address opens it anew", async () => {
    const shown = await renderForm(fields, { plan: ofRecord, answers, search: "id=5" });
    expect(input(/名称/).value).toBe("名称5");
    shown.visit("id=6");
    await waitFor(() => expect(input(/名称/).value).toBe("名称6"));
  });

  test("begins at its first field, be it a select, whose list stays closed", async () => {
    const kind = {
      type: "number",
      title: "类别",
      "x-component": "field:enum",
      enum: [{ value: 1, label: "甲类" }],
    };
    await renderForm({ kind, ...fields });
    const first = () => screen.getByRole("combobox", { name: "类别" });
    await waitFor(() => expect(document.activeElement).toBe(first()));
    expect(first().ariaExpanded).toBe("false");
  });

  test("of something that may not be there yet makes a new one; elsewhere no record is a failure", async () => {
    const none = { "thing.get": () => null };
    const record = { ...ofRecord.record, mayBeMissing: true } as const;
    const plan = { ...ofRecord, record };
    const { sent, submit } = await renderForm(fields, { plan, answers: none, search: "id=5" });
    type(/名称/, "新名称");
    await submit();
    expect(sent()).toEqual([{ name: "新名称" }]);
    cleanup();
    const host = createFakeHost({ answers: none });
    renderScreen(formPlan(fields, ofRecord), host, { search: "id=5" });
    expect(await screen.findByText("加载失败")).toBeTruthy();
  });

  test("keeps what was typed over midnight and over the time behind another tab, and the focus where it was", async () => {
    const { host, show } = await renderForm(fields, { plan: ofRecord, answers, search: "id=5" });
    type(/名称/, "写了一晚上");
    show(false);
    Object.assign(host, { today: () => "2026-11-22" });
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    show(true);
    expect(input(/名称/).value).toBe("写了一晚上");
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test("sends its values with the parameters, then runs its last steps", async () => {
    const { sent, submit, host, closingQuestions } = await renderForm(fields, {
      plan: {
        ...ofRecord,
        submit: { call: SAVE, params: { id: "{{ given.id }}" } },
        done: [
          { verb: "toast", args: { toast: "已保存「{{ $values.name }}」" } },
          { verb: "navigate", args: { navigate: "/things" } },
        ],
      },
      answers,
      search: "id=5",
    });
    type(/名称/, "新名称");
    expect(closingQuestions()).toEqual(["「测试表单」中有未保存的修改，确定放弃？"]);
    await submit();
    expect(sent()).toEqual([{ id: "5", name: "新名称" }]);
    expect(await screen.findByText("已保存「新名称」")).toBeTruthy();
    expect(host.visited).toEqual(["/things"]);
    expect(closingQuestions()).toEqual([]);
  });

  test("without last steps says that it is saved, and stays", async () => {
    const { submit } = await renderForm(fields);
    type(/名称/, "新");
    await submit();
    expect(await screen.findByText("已保存")).toBeTruthy();
    expect(input(/名称/).value).toBe("新");
  });

  test("a failure keeps everything typed and says what is wrong", async () => {
    const { submit, closingQuestions } = await renderForm(fields, {
      answers: {
        [SAVE]: () => {
          throw new RequestError("refused", "本期已结账，不能修改");
        },
      },
    });
    type(/名称/, "新");
    await submit();
    expect(errors()).toEqual(["本期已结账，不能修改"]);
    expect(input(/名称/).value).toBe("新");
    expect(closingQuestions()).toHaveLength(1);
  });

  test("is not sent while a file is still on its way: it would be missing", async () => {
    let arrive: (result: object) => void = () => undefined;
    const { sent, submit, closingQuestions } = await renderForm(
      {
        files: {
          type: "array",
          title: "附件",
          "x-component": "field:files",
          "x-component-props": { upload: { call: "file.upload" } },
        },
      },
      { answers: { "file.upload": () => new Promise<object>((resolve) => (arrive = resolve)) } },
    );
    fireEvent.change(screen.getByLabelText("选择文件"), { target: { files: [new File(["a"], "合同.png")] } });
    await submit();
    expect(errors()).toEqual(["文件还在上传，请等上传完成后再提交"]);
    expect(closingQuestions()).toHaveLength(1);
    expect(sent()).toEqual([]);
    await act(async () => arrive({ fileUrl: "/f/1" }));
    await submit();
    expect(sent()).toEqual([{ files: [{ fileUrl: "/f/1", fileName: "合同.png" }] }]);
    expect(errors()).toEqual([]);
  });

  test("that is only for reading stays so, whatever lets its fields be changed", async () => {
    const host = createFakeHost({ viewOnly: ["thing"] });
    const open = (state: object) => ({ dependencies: [], fulfill: { state } });
    const linked = {
      a: text("甲", { "x-reactions": open({ disabled: "{{ record !== null }}" }) }),
      b: text("乙", { "x-reactions": open({ editable: true }) }),
      c: text("丙", { "x-read-only": "{{ record !== null }}" }),
    };
    renderScreen(formPlan(linked, { permission: "thing" }), host);
    await screen.findByRole("textbox", { name: "甲" });
    expect(["甲", "乙", "丙"].map((name) => input(name).readOnly)).toEqual([true, true, true]);
  });

  test("is only for reading when the permission says so", async () => {
    const host = createFakeHost({ viewOnly: ["thing"] });
    renderScreen(formPlan(fields, { permission: "thing" }), host);
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /名称/ })).readOnly).toBe(true);
    expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  });
});

describe("取消", () => {
  test("asks, then puts back what was there", async () => {
    await renderForm(fields, { plan: ofRecord, answers, search: "id=5" });
    type(/名称/, "新");
    fireEvent.click(screen.getByRole("button", { name: "取消" }));
    const question = within(await screen.findByRole("dialog"));
    fireEvent.click(question.getByRole("button", { name: "放弃修改" }));
    await waitFor(() => expect(input(/名称/).value).toBe("名称5"));
  });

  test("closes a page that can be closed", async () => {
    const close = vi.fn();
    renderScreen(formPlan(fields), createFakeHost(), { close });
    fireEvent.click(await screen.findByRole("button", { name: "取消" }));
    expect(close).toHaveBeenCalledOnce();
  });
});
