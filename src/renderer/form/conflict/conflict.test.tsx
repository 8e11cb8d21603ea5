import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { FormPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { input, number, renderForm, text, type } from "../testing/render-form.tsx";

setUpBrowser();

const FORM = { name: text("名称"), count: number("从业人数"), phone: text("手机号") };
const MASK = "138****9919";
const record = { id: 5, name: "甲公司", count: 16, phone: MASK, address: "上海", rowVersion: "41" };

/** A server that keeps one thing, and refuses what was read before it last changed. */
function server(first: object = record) {
  let kept: Record<string, unknown> = { ...first };
  return {
    change: (changes: object) => {
      kept = { ...kept, ...changes, rowVersion: `${Number(kept["rowVersion"]) + 1}` };
    },
    kept: () => kept,
    answers: {
      "thing.get": () => ({ ...kept }),
      "thing.save": (params: Record<string, unknown>) => {
        if (params["rowVersion"] !== kept["rowVersion"]) {
          throw new RequestError("refused", "「甲公司」已被王芳修改，请核对后再保存", {
            code: "0410",
            stale: [
              {
                path: "",
                name: "甲公司",
                rowVersion: kept["rowVersion"] as string,
                changedBy: "王芳",
                changedTime: "2026-11-20 10:00:00",
                current: { name: kept["name"], count: kept["count"], phone: kept["phone"] },
              },
            ],
          });
        }
        kept = { ...kept, ...params, rowVersion: `${Number(kept["rowVersion"]) + 1}` };
        return null;
      },
    },
  };
}

const plan: Partial<FormPlan> = {
  record: { call: "thing.get", params: {} },
  submit: { call: "thing.save", params: { id: 5 } },
  sending: { version: true, whole: ["name", "count", "address"], masked: ["phone"] },
};

async function open(more: Partial<FormPlan> = {}) {
  const conflictServer = server();
  const shown = await renderForm(FORM, { plan: { ...plan, ...more }, answers: conflictServer.answers });
  return { ...conflictServer, ...shown };
}

const dialog = async () => within(await screen.findByRole("dialog"));
const press = async (name: string) => {
  const button = (await dialog()).getByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const count = () => screen.getByRole<HTMLInputElement>("textbox", { name: /从业人数/ });

describe("what a form that shows a mask sends", () => {
  test("is never the mask: the rest is sent as it was read, with its version", async () => {
    const { sent, submit } = await open();
    expect(input(/手机号/).value).toBe(MASK);
    type(/名称/, "乙公司");
    await submit();
    expect(sent()).toEqual([{ id: 5, name: "乙公司", count: 16, address: "上海", rowVersion: "41" }]);
  });

  test("is what was typed in its place", async () => {
    const { sent, submit } = await open();
    type(/手机号/, "13900000001");
    await submit();
    expect(sent()[0]).toMatchObject({ phone: "13900000001" });
  });
});

describe("somebody else has saved in the meantime", () => {
  test("mine stands beside theirs, with who and when; what only they have changed is theirs already", async () => {
    const { change, kept, submit } = await open();
    change({ name: "丙公司", count: 123 });
    type(/名称/, "乙公司");
    await submit();
    const shown = await dialog();
    expect(shown.getByText(/王芳于 11-20 10:00 保存了修改/)).toBeTruthy();
    expect(shown.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "字段我的对方的（王芳）",
      "名称乙公司丙公司",
      "从业人数16123",
    ]);
    const checked = shown.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked);
    expect(checked).toEqual([false, false, false, true]);
    expect(shown.getByRole("button", { name: "合并并保存" }).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(shown.getByRole("radio", { name: "名称：保留我的" }));
    await press("合并并保存");
    await waitFor(() => expect(kept()).toMatchObject({ name: "乙公司", count: 123 }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("theirs can be taken over whole, and then nothing is unsaved", async () => {
    const { change, kept, submit } = await open();
    change({ name: "丙公司", count: 123 });
    type(/名称/, "乙公司");
    await submit();
    await press("放弃我的修改，载入最新内容");
    expect(input(/名称/).value).toBe("丙公司");
    expect(count().value).toBe("123");
    type(/名称/, "丁公司");
    await submit();
    expect(kept()).toMatchObject({ name: "丁公司", count: 123 });
  });

  test("one can go on editing, and is asked again at the next save", async () => {
    const { change, submit } = await open();
    change({ name: "丙公司" });
    type(/名称/, "乙公司");
    await submit();
    await press("继续编辑");
    expect(input(/名称/).value).toBe("乙公司");
    expect(screen.getByRole("alert").textContent).toContain("已被王芳修改");
    await submit();
    expect(await dialog()).toBeTruthy();
    // Before it has taken the focus from the form.
    await act(async () => fireEvent.keyDown(document.body, { key: "Escape" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("what does not stand in the form needs no decision, and theirs stays", async () => {
    const { change, kept, submit } = await open();
    change({ address: "北京" });
    type(/名称/, "乙公司");
    await submit();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(kept()).toMatchObject({ name: "乙公司", address: "北京" });
  });

  test("a form that loads no record compares with what the refusal tells", async () => {
    const { record: _none, ...without } = plan;
    const conflictServer = server();
    const { submit } = await renderForm(FORM, {
      plan: {
        ...without,
        initial: { name: "甲公司", count: 16, phone: MASK },
        submit: { call: "thing.save", params: { id: 5, rowVersion: "41" } },
        sending: { version: true, masked: ["phone"] },
      },
      answers: conflictServer.answers,
    });
    conflictServer.change({ count: 123 });
    type(/名称/, "乙公司");
    await submit();
    await press("合并并保存");
    await waitFor(() =>
      expect(conflictServer.kept()).toMatchObject({ name: "乙公司", count: 123, phone: MASK }),
    );
  });

  test("rows of a batch that have changed are named, and the form keeps what was typed", async () => {
    const message = "「甲公司」、「乙公司」在您打开之后已被修改，请刷新后重新操作";
    const stale = ["甲公司", "乙公司"].map((name, index) => ({
      path: `idList.${index}`,
      name,
      rowVersion: "9",
      changedBy: "王芳",
      changedTime: null,
      current: null,
    }));
    const refuse = () => {
      throw new RequestError("refused", message, { code: "0410", stale });
    };
    const { submit } = await renderForm(FORM, { answers: { "thing.save": refuse } });
    type(/名称/, "丙");
    await submit();
    expect(screen.getByRole("alert").textContent).toContain("「甲公司」、「乙公司」");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(input(/名称/).value).toBe("丙");
  });
});
