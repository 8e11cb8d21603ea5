import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { errors, input, renderForm, SAVE, text, type } from "../testing/render-form.tsx";

setUpBrowser();

const layout = (component: string, properties: { [name: string]: FormSchema }, more: object = {}) => ({
  type: "void",
  "x-component": component,
  properties,
  ...more,
});
const part = (title: string, properties: { [name: string]: FormSchema }, more: object = {}) => ({
  type: "void",
  title,
  properties,
  ...more,
});
const twoParts = (component: string) => ({
  parts: layout(component, {
    base: part("基本信息", { a: text("甲") }),
    other: part("其他信息", { b: text("乙", { required: true }) }),
  }),
});

/** True when the user sees the control: no part around it is hidden. */
const isInSight = (element: Element) => element.closest("[hidden]") === null;

test("FormGrid and FormSection: their fields are fields of the form", async () => {
  const { sent, submit } = await renderForm({
    grid: layout(
      "FormGrid",
      { a: text("甲"), section: layout("FormSection", { b: text("乙") }, { title: "联系方式" }) },
      { "x-component-props": { across: 3 } },
    ),
  });
  const section = within(screen.getByRole("region", { name: "联系方式" }));
  expect(section.getByRole("textbox", { name: "乙" })).toBeTruthy();
  type("甲", "1");
  type("乙", "2");
  await submit();
  expect(sent()).toEqual([{ a: "1", b: "2" }]);
});

describe("FormTabs", () => {
  test("show one part at a time, by click and by arrow key", async () => {
    await renderForm(twoParts("FormTabs"));
    expect([isInSight(input(/甲/)), isInSight(input(/乙/))]).toEqual([true, false]);
    fireEvent.click(screen.getByRole("tab", { name: "其他信息" }));
    expect([isInSight(input(/甲/)), isInSight(input(/乙/))]).toEqual([false, true]);
    fireEvent.keyDown(screen.getByRole("tab", { name: "其他信息" }), { key: "ArrowRight" });
    const first = screen.getByRole("tab", { name: "基本信息" });
    expect(first.getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(first);
  });

  test("a finding in another tab opens it, counts at its tab, and takes the focus", async () => {
    const { submit } = await renderForm(twoParts("FormTabs"));
    await submit();
    expect(isInSight(input(/乙/))).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(input(/乙/)));
    expect(screen.getByRole("tab", { name: "其他信息 1 处有误" })).toBeTruthy();
    type(/乙/, "1");
    await submit();
    expect(screen.getByRole("tab", { name: "其他信息" })).toBeTruthy();
  });

  test("a part that is not visible has no tab", async () => {
    await renderForm({
      a: text("甲"),
      parts: layout("FormTabs", {
        one: part("一", { b: text("乙") }),
        two: part("二", { c: text("丙") }, { "x-visible": "{{ $values.a === '1' }}" }),
      }),
    });
    expect(screen.queryByRole("tab", { name: "二" })).toBeNull();
    type("甲", "1");
    expect(await screen.findByRole("tab", { name: "二" })).toBeTruthy();
  });
});

test("FormCollapse: a folded section opens for what the server finds in it", async () => {
  const fieldErrors = [{ path: "b", message: "已存在" }];
  const { submit } = await renderForm(twoParts("FormCollapse"), {
    answers: {
      [SAVE]: () => {
        throw new RequestError("refused", "校验不通过", { code: "0400", fieldErrors });
      },
    },
  });
  type(/乙/, "1");
  fireEvent.click(screen.getByRole("button", { name: "其他信息" }));
  expect(isInSight(input(/乙/))).toBe(false);
  await submit();
  expect(errors()).toEqual(["已存在"]);
  expect(isInSight(input(/乙/))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(input(/乙/)));
});
