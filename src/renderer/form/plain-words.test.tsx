import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { input, isShown, renderForm, text, type } from "./testing/render-form.tsx";

setUpBrowser();

test("a disabled field says why, in the place of its help", async () => {
  await renderForm({
    a: text("甲"),
    b: text("乙", {
      description: "随便填",
      "x-disabled": "{{ $values.a === '1' }}",
      "x-decorator-props": { reason: "{{ $values.a === '1' ? '甲已经是 ' + $values.a : '' }}" },
    }),
  });
  expect(input("乙").disabled).toBe(false);
  expect(screen.getByText("随便填")).toBeDefined();
  type("甲", "1");
  expect(input("乙").disabled).toBe(true);
  expect(screen.getByText("甲已经是 1")).toBeDefined();
  expect(screen.queryByText("随便填")).toBeNull();
});

test("a field takes the room of several in a grid", async () => {
  const wide = { "x-decorator-props": { gridSpan: 2 } };
  const grid = {
    type: "void",
    "x-component": "FormGrid",
    "x-component-props": { across: 2 },
    properties: { a: text("甲"), b: text("乙", wide) },
  };
  await renderForm({ grid });
  const room = (name: string) =>
    input(name).closest<HTMLElement>(".form-item")?.style.getPropertyValue("--form-span");
  expect([room("甲"), room("乙")]).toEqual(["", "2"]);
});

test("fields and sections of other codes and editions are not there, and nothing is sent for them", async () => {
  const { sent, submit } = await renderForm(
    {
      a: text("甲"),
      b: text("乙", { edition: { versionClass: ["QJ"] } }),
      part: {
        type: "void",
        "x-component": "FormSection",
        title: "别处",
        edition: { firmType: "GC" },
        properties: { c: text("丙", { default: "3" }) },
      },
      d: text("丁", { edition: { firmType: "SH" } }),
    },
    { plan: { initial: { b: "x" } } },
  );
  expect(["甲", "乙", "丙", "丁"].map((name) => isShown(name))).toEqual([true, false, false, true]);
  expect(screen.queryByText("别处")).toBeNull();
  type("甲", "1");
  await submit();
  expect(sent()).toEqual([{ a: "1" }]);
});

test("a switch for 1 and 0 sends these", async () => {
  const flag = {
    type: "number",
    title: "置顶",
    default: 0,
    "x-component": "field:boolean",
    "x-component-props": { on: 1, off: 0, as: "switch" },
  };
  const { sent, submit } = await renderForm({ top: flag });
  const control = screen.getByRole<HTMLInputElement>("switch", { name: "置顶" });
  expect(control.checked).toBe(false);
  await submit();
  fireEvent.click(control);
  await submit();
  expect(sent()).toEqual([{ top: 0 }, { top: 1 }]);
});

test("the first field has the focus, also where it is a list to choose from that is still to come", async () => {
  const kinds = [{ value: 1, label: "正常" }];
  const kind = {
    type: "number",
    title: "甲",
    "x-component": "field:enum",
    "x-component-props": { options: { enum: "kind" } },
  };
  await renderForm({ a: kind, b: text("乙") }, { plan: { enums: { kind: kinds } } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "甲" })));
});
