import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { errors, input, isShown, number, renderForm, text, type } from "./testing/render-form.tsx";

setUpBrowser();

/** A field that follows another one, 甲. */
const follower = (reactions: object) => ({
  a: text("甲"),
  b: text("乙", { "x-reactions": reactions }),
});
const follow = { dependencies: ["a"] };

test("what belongs to the form alone is not sent", async () => {
  const { sent, submit } = await renderForm({ a: text("甲"), b: text("乙", { "x-data": { local: true } }) });
  type("甲", "1");
  type("乙", "1");
  await submit();
  expect(sent()).toEqual([{ a: "1" }]);
});

describe("switches with expressions", () => {
  test("x-visible: shown while it holds; otherwise its value goes the way of whenHidden", async () => {
    const { sent, submit } = await renderForm({
      a: text("甲"),
      b: text("乙", { "x-visible": "{{ $values.a === '1' }}" }),
    });
    expect(isShown("乙")).toBe(false);
    type("甲", "1");
    type("乙", "x");
    type("甲", "2");
    expect(isShown("乙")).toBe(false);
    await submit();
    expect(sent()).toEqual([{ a: "2" }]);
  });

  test("x-hidden: out of sight while it holds, its value sent all the same", async () => {
    const { sent, submit } = await renderForm(
      { a: text("甲"), b: text("乙", { "x-hidden": "{{ $values.a === '1' }}" }) },
      { plan: { initial: { a: "1", b: "x" } } },
    );
    expect(isShown("乙")).toBe(false);
    await submit();
    expect(sent()).toEqual([{ a: "1", b: "x" }]);
  });

  test("x-disabled and x-read-only follow what is typed", async () => {
    await renderForm({
      a: text("甲"),
      b: text("乙", { "x-disabled": "{{ $values.a === '1' }}" }),
      c: text("丙", { "x-read-only": "{{ $values.a === '1' }}" }),
    });
    expect([input("乙").disabled, input("丙").readOnly]).toEqual([false, false]);
    type("甲", "1");
    expect([input("乙").disabled, input("丙").readOnly]).toEqual([true, true]);
  });
});

test("a help text goes when its expression has nothing more to say", async () => {
  await renderForm({
    a: text("甲"),
    b: text("乙", {
      description: "{{ [{ of: '1', words: '逾期' }].find((late) => late.of === $values.a)?.words }}",
    }),
  });
  type("甲", "1");
  expect(screen.getByText("逾期")).not.toBeNull();
  type("甲", "2");
  expect(screen.queryByText("逾期")).toBeNull();
});

test("a switch is off again when its expression has nothing more to say", async () => {
  await renderForm({
    a: text("甲"),
    b: text("乙", {
      "x-visible": "{{ [{ of: '1', shows: true }].find((one) => one.of === $values.a)?.shows }}",
    }),
  });
  expect(isShown("乙")).toBe(false);
  type("甲", "1");
  expect(isShown("乙")).toBe(true);
  type("甲", "2");
  expect(isShown("乙")).toBe(false);
});

describe("x-reactions", () => {
  test("dependencies as a list are $deps[0], by name $deps.name", async () => {
    await renderForm({
      a: text("甲"),
      b: text("乙", { "x-reactions": { ...follow, fulfill: { state: { value: "{{ $deps[0] }}" } } } }),
      c: text("丙", {
        "x-reactions": { dependencies: { from: "a" }, fulfill: { state: { value: "{{ $deps.from }}" } } },
      }),
    });
    type("甲", "1");
    expect(["乙", "丙"].map((name) => input(name).value)).toEqual(["1", "1"]);
  });

  test("a value that follows is emptied with the one it follows", async () => {
    const { sent, submit } = await renderForm(
      follower({ ...follow, fulfill: { state: { value: "{{ $deps[0] }}" } } }),
    );
    type("甲", "1");
    type("甲", "");
    expect(input("乙").value).toBe("");
    await submit();
    expect(sent()).toEqual([{}]);
  });

  test("target: acts on another field", async () => {
    await renderForm({
      a: text("甲", { "x-reactions": { target: "b", fulfill: { state: { value: "{{ $self.value }}" } } } }),
      b: text("乙"),
    });
    type("甲", "1");
    expect(input("乙").value).toBe("1");
  });

  test("when chooses between fulfill and otherwise", async () => {
    await renderForm(
      follower({
        ...follow,
        when: "{{ $deps[0] === '1' }}",
        fulfill: { state: { title: "是" } },
        otherwise: { state: { title: "否" } },
      }),
    );
    expect(isShown("否")).toBe(true);
    type("甲", "1");
    expect(isShown("是")).toBe(true);
  });

  test.each<[string, object, () => unknown]>([
    ["value", { value: "{{ $deps[0] }}" }, () => input("乙").value],
    ["title", { title: "第 {{ $deps[0] }} 号" }, () => isShown("第 1 号")],
    ["required", { required: "{{ $deps[0] === '1' }}" }, () => input(/乙/).getAttribute("aria-required")],
    ["visible", { visible: "{{ $deps[0] !== '1' }}" }, () => isShown("乙")],
    ["display", { display: "{{ $deps[0] === '1' ? 'none' : 'visible' }}" }, () => isShown("乙")],
    ["hidden", { hidden: "{{ $deps[0] === '1' }}" }, () => isShown("乙")],
    ["initialValue", { initialValue: "{{ $deps[0] }}" }, () => input("乙").value],
    ["readOnly", { readOnly: "{{ $deps[0] === '1' }}" }, () => input("乙").readOnly],
    ["editable", { editable: "{{ $deps[0] !== '1' }}" }, () => input("乙").disabled || input("乙").readOnly],
    ["disabled", { disabled: "{{ $deps[0] === '1' }}" }, () => input("乙").disabled],
    ["pattern", { pattern: "{{ $deps[0] === '1' ? 'readOnly' : 'editable' }}" }, () => input("乙").readOnly],
    [
      "description",
      { description: "{{ $deps[0] }} 的说明" },
      () => document.body.textContent.includes("1 的说明"),
    ],
  ])("state.%s follows its dependency", async (_name, state, read) => {
    await renderForm(follower({ ...follow, fulfill: { state } }));
    const before = read();
    type("甲", "1");
    await waitFor(() => expect(read()).not.toEqual(before));
  });

  test("schema: patches what the field is", async () => {
    await renderForm(
      follower({
        ...follow,
        when: "{{ $deps[0] === '1' }}",
        fulfill: { schema: { title: "新的", "x-component-props": { placeholder: "请填新的" } } },
      }),
    );
    type("甲", "1");
    expect(input("新的").placeholder).toBe("请填新的");
  });

  test("several stand in a list", async () => {
    await renderForm(
      follower([
        { ...follow, fulfill: { state: { value: "{{ $deps[0] }}" } } },
        { ...follow, fulfill: { state: { disabled: "{{ $deps[0] === '1' }}" } } },
      ]),
    );
    type("甲", "1");
    expect([input("乙").value, input("乙").disabled]).toEqual(["1", true]);
  });
});

describe("validators", () => {
  test.each<[string, object, string, string, string]>([
    ["required", { required: true }, "", "1", "请填写此项"],
    ["minLength", { minLength: 2 }, "1", "12", "长度不能少于 2"],
    ["maxLength", { maxLength: 2 }, "123", "12", "长度不能超过 2"],
    ["pattern", { pattern: "^\\d+$" }, "x", "1", "格式不正确"],
    ["format email", { format: "email" }, "x", "a@b.cn", "邮箱格式不正确"],
    ["format url", { format: "url" }, "x", "https://a.cn", "网址格式不正确"],
    ["format phone", { format: "phone" }, "1", "13800001111", "手机号格式不正确"],
    ["format idcard", { format: "idcard" }, "1", "11010519491231002X", "身份证号格式不正确"],
    ["format integer", { format: "integer" }, "1.5", "1", "请填写整数"],
    ["format number", { format: "number" }, "x", "1.5", "请填写数字"],
    ["format money", { format: "money" }, "x", "1.50", "金额格式不正确"],
    ["format date", { format: "date" }, "x", "2026-11-21", "日期格式不正确"],
    ["its own message", { minLength: 2, message: "太短了" }, "1", "12", "太短了"],
  ])("%s", async (_name, rule, wrong, right, message) => {
    const { sent, submit } = await renderForm({ a: text("甲", { "x-validator": [rule] }) });
    type(/甲/, wrong === "" ? "x" : wrong);
    type(/甲/, wrong);
    await submit();
    expect(errors()).toEqual([message]);
    type(/甲/, right);
    await submit();
    expect(sent()).toEqual([{ a: right }]);
  });

  test("min and max limit a number", async () => {
    const { submit } = await renderForm({ a: number("甲", { "x-validator": [{ min: 1 }, { max: 9 }] }) });
    type("甲", "0");
    await submit();
    expect(errors()).toEqual(["不能小于 1"]);
    type("甲", "10");
    await submit();
    expect(errors()).toEqual(["不能大于 9"]);
  });

  test("when: the field is wrong while the expression holds, whichever side was changed", async () => {
    const { sent, submit } = await renderForm({
      a: text("密码"),
      b: text("确认密码", {
        "x-validator": [{ when: "{{ $values.a !== $values.b }}", message: "两次输入的密码不一致" }],
      }),
    });
    type("密码", "1");
    type("确认密码", "2");
    await submit();
    expect(errors()).toEqual(["两次输入的密码不一致"]);
    expect(sent()).toEqual([]);
    type("密码", "2");
    await waitFor(() => expect(errors()).toEqual([]));
    await submit();
    expect(sent()).toEqual([{ a: "2", b: "2" }]);
  });
});

describe("values", () => {
  test("default: the value of a new form, and conditions see it from the first moment", async () => {
    const { sent, submit } = await renderForm({
      a: text("甲", { default: "{{ session.user.name }}" }),
      b: text("乙", { "x-visible": "{{ $values.a === '王芳' }}", default: "x" }),
    });
    await submit();
    expect(sent()).toEqual([{ a: "王芳", b: "x" }]);
  });

  test("a default stands under initial, and both under the record", async () => {
    const { sent, submit } = await renderForm(
      { a: text("甲", { default: "0" }), b: text("乙", { default: "0" }), c: text("丙", { default: "0" }) },
      {
        plan: { initial: { b: "1", c: "1" }, record: { call: "thing.get", params: {} } },
        answers: { "thing.get": () => ({ c: "2" }) },
      },
    );
    await submit();
    expect(sent()).toEqual([{ a: "0", b: "1", c: "2" }]);
  });

  test.each<["keep" | "clear" | "omit", object]>([
    ["keep", { a: "1", b: "x" }],
    ["clear", { a: "1", b: null }],
    ["omit", { a: "1" }],
  ])("whenHidden %s", async (whenHidden, expected) => {
    const { sent, submit } = await renderForm(
      { a: text("甲"), b: text("乙", { "x-visible": "{{ $values.a !== '1' }}" }) },
      { plan: { initial: { b: "x" }, whenHidden } },
    );
    type("甲", "1");
    await submit();
    expect(sent()).toEqual([expected]);
  });

  test("nested objects are sent as they stand", async () => {
    const { sent, submit } = await renderForm(
      {
        address: {
          type: "object",
          properties: { city: text("城市"), street: text("街道") },
        },
      },
      { plan: { initial: { address: { city: "上海" } } } },
    );
    type("街道", "南京路");
    await submit();
    expect(sent()).toEqual([{ address: { city: "上海", street: "南京路" } }]);
  });
});

describe("options of a control", () => {
  test("are evaluated live over $values, record and the address", async () => {
    await renderForm(
      {
        a: text("甲"),
        b: text("乙", {
          "x-component-props": { placeholder: "{{ record.name }}：{{ $values.a }}{{ given.x }}" },
        }),
      },
      {
        plan: {
          record: { call: "thing.get", params: {} },
          inputs: [{ name: "x", title: "次数", type: "integer" }],
        },
        answers: { "thing.get": () => ({ name: "李四" }) },
        search: "x=3",
      },
    );
    expect(input("乙").placeholder).toBe("李四：3");
    type("甲", "1");
    expect(input("乙").placeholder).toBe("李四：13");
  });

  test("an option whose expression has no value any more is gone", async () => {
    await renderForm({
      a: text("甲"),
      b: text("乙", { "x-component-props": { placeholder: "{{ $values.a }}" } }),
    });
    type("甲", "1");
    expect(input("乙").placeholder).toBe("1");
    type("甲", "");
    expect(input("乙").placeholder).toBe("");
  });

  test("what a value holds is never taken for an expression", async () => {
    await renderForm({
      a: text("甲"),
      b: text("乙", { "x-component-props": { placeholder: "{{ $values.a }}" } }),
    });
    type("甲", "{{ today }}");
    expect(input("乙").placeholder).toBe("{{ today }}");
  });
});
