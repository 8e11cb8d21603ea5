// The screen loads it lazily; here it shall be at hand before a test types.
import "../../form-page/form-view.tsx";
import { act, fireEvent, screen } from "@testing-library/react";
import type { FormPlan, FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

export const SAVE = "thing.save";

type Properties = { readonly [name: string]: FormSchema };

/** A form as a page, as the planner makes it. */
export function formPlan(properties: Properties, more: Partial<FormPlan> = {}): FormPlan {
  return {
    format: 1,
    catalogue: "test",
    id: "test.form",
    kind: "form",
    title: "测试表单",
    calls: {},
    enums: {},
    initial: {},
    form: { type: "object", properties },
    submit: { call: SAVE, params: {} },
    submitLabel: "保存",
    whenHidden: "omit",
    actions: [],
    done: [],
    dialogs: {},
    ...more,
  };
}

/** A text field of a planned form. */
export function text(title: string, more: object = {}): FormSchema {
  return { type: "string", title, "x-component": "field:text", ...more };
}

export function number(title: string, more: object = {}): FormSchema {
  return { type: "number", title, "x-component": "field:number", ...more };
}

/** Shows the form; what it sends is answered by `save`. */
export async function renderForm(
  properties: Properties,
  {
    plan = {},
    answers = {},
    search = "",
  }: {
    plan?: Partial<FormPlan>;
    answers?: NonNullable<Parameters<typeof createFakeHost>[0]>["answers"];
    search?: string;
  } = {},
) {
  const host = createFakeHost({ answers: { [SAVE]: () => null, ...answers } });
  const shown = renderScreen(formPlan(properties, plan), host, { search });
  await screen.findByRole("button", { name: plan.submitLabel ?? "保存" });
  return {
    ...shown,
    host,
    /** The requests that have been sent, in order. */
    sent: () => host.calls.filter(({ operationId }) => operationId === SAVE).map(({ params }) => params),
    /** Presses 保存 and waits until the checks of the form have run. */
    submit: async () => {
      await act(async () => {
        fireEvent.click(screen.getByRole("button", { name: plan.submitLabel ?? "保存" }));
        await new Promise((resolve) => setTimeout(resolve));
      });
    },
  };
}

export function input(name: string | RegExp): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name });
}

export function isShown(name: string | RegExp): boolean {
  return screen.queryByRole("textbox", { name }) !== null;
}

export function type(name: string | RegExp, value: string): void {
  fireEvent.change(input(name), { target: { value } });
}

/** The texts of everything that is wrong. */
export function errors(): readonly string[] {
  return screen.queryAllByRole("alert").map((element) => element.textContent);
}
