import { createForm } from "@formily/core";
import { FormProvider } from "@formily/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { fieldViews } from "../../../views.ts";
import { EnvironmentContext } from "../field/field-connector.tsx";
import { formComponents } from "../form-components.ts";
import { prepareSchema } from "./prepare-schema.ts";

function show(properties: { [name: string]: FormSchema }, scope: object = {}) {
  const { SchemaField } = formComponents(fieldViews);
  const form = createForm();
  const environment = {
    enums: {},
    states: {},
    call: async () => null,
    today: "2026-11-20",
    readFile: async () => new File([], ""),
  };
  render(
    <EnvironmentContext value={environment}>
      <FormProvider form={form}>
        <SchemaField
          schema={prepareSchema({ type: "object", properties }, () => Promise.resolve(null))}
          scope={scope}
        />
      </FormProvider>
    </EnvironmentContext>,
  );
  return form;
}

const text = (title: string, more: object = {}): FormSchema => ({
  type: "string",
  title,
  "x-component": "field:text",
  ...more,
});
const input = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

describe("expressions in a form", () => {
  test("follow a value that was not there at first", () => {
    show({ kind: text("类型"), note: text("说明", { "x-visible": "{{ $values.kind === 'other' }}" }) });
    expect(screen.queryByRole("textbox", { name: "说明" })).toBeNull();
    type("类型", "other");
    expect(input("说明")).toBeTruthy();
    type("类型", "x");
    expect(screen.queryByRole("textbox", { name: "说明" })).toBeNull();
  });

  test("see dependencies by place and by name, and the names of the scope", () => {
    show(
      {
        a: text("甲"),
        b: text("乙", {
          "x-reactions": { dependencies: ["a"], fulfill: { state: { value: "{{ $deps[0] + suffix }}" } } },
        }),
        c: text("丙", {
          "x-reactions": {
            dependencies: { from: "a" },
            when: "{{ $deps.from }}",
            fulfill: { state: { disabled: true } },
          },
        }),
        d: text("丁", {
          "x-reactions": {
            dependencies: [{ name: "from", source: "a" }],
            fulfill: { state: { value: "{{ $deps.from }}" } },
          },
        }),
      },
      { suffix: "!" },
    );
    type("甲", "1");
    expect(input("乙").value).toBe("1!");
    expect(input("丙").disabled).toBe(true);
    expect(input("丁").value).toBe("1");
  });

  test("that fail leave a mark at their field, and the form lives", async () => {
    show({ a: text("甲", { "x-disabled": "{{ missing.name }}" }), b: text("乙") });
    await act(async () => undefined);
    expect(screen.getByRole("button", { name: /missing/ })).toBeTruthy();
    type("乙", "1");
    expect(input("乙").value).toBe("1");
  });

  test.each([
    "{{ $form.reset() }}",
    "{{ constructor.constructor('return 1')() }}",
    "{{ () => window }}",
    "{{ $values.a = 1 }}",
  ])("%s is refused", (source) => {
    const form = show({ a: text("甲", { "x-value": source }) });
    expect(form.values.a).toBeUndefined();
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});
