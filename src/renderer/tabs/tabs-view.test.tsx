// The screens load them lazily; here they shall be at hand before a test clicks.
import "../detail/detail-view.tsx";
import "../form-page/form-view.tsx";
import "./tabs-view.tsx";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useMemo } from "react";
import { describe, expect, test } from "vitest";
import type { ScreenPlan, TabsPlan } from "../../schema/plan/plans/screen-plan.ts";
import { formPlan, input, text, type } from "../form/testing/render-form.tsx";
import type { NestedScreenProps, RendererHost, ScreenPlace } from "../host.ts";
import { ScreenView } from "../screen-view.tsx";
import { clientListPlan, clients } from "../testing/client-list-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const screens: { readonly [id: string]: ScreenPlan } = {
  "customer.detail": detailPlan(),
  "test.form": formPlan({ note: text("备注") }),
};
const plan: TabsPlan = {
  format: 1,
  catalogue: "test",
  id: "customer.tabs",
  kind: "tabs",
  title: "客户",
  inputs: [
    { name: "id", title: "客户", type: "string", optional: true },
    { name: "size", title: "规模", type: "string", optional: true },
  ],
  calls: {},
  enums: {},
  items: [
    { id: "base", label: "详情", screen: "customer.detail" },
    { id: "edit", label: "编辑", screen: "test.form" },
    { id: "secret", label: "机密", screen: "test.form", permission: "secret" },
    { id: "big", label: "大企业", screen: "test.form", visible: "{{ given.size === 'big' }}" },
  ],
};

function show(search = "") {
  const fake = createFakeHost({
    answers: { "customer.get": ({ id }) => ({ name: `客户${String(id)}` }) },
    denied: ["secret"],
  });
  const places: { [id: string]: NestedScreenProps["place"] } = {};
  const host: RendererHost = {
    ...fake,
    NestedScreen: ({ id, place }) => {
      places[id] = place;
      const nested = screens[id];
      return nested ? <ScreenView plan={nested} host={host} place={place} surfaces={{}} /> : null;
    },
  };
  return { ...renderScreen(plan, host, { search }), places, calls: fake.calls };
}

const tab = (name: string) => screen.getByRole("tab", { name });

describe("screens behind tabs", () => {
  test("the first one opens by itself; the others are not asked for yet; both are given what the page is given", async () => {
    const shown = show("id=5");
    expect(await screen.findByText("客户5")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "备注" })).toBeNull();
    fireEvent.click(tab("编辑"));
    expect(await screen.findByRole("textbox", { name: "备注" })).toBeTruthy();
    expect(shown.places["test.form"]).toMatchObject({ search: "", given: { id: "5" } });
  });

  test("two presses of an arrow key lead two tabs on, however soon the second one comes", async () => {
    show("id=5&size=big");
    await screen.findByText("客户5");
    tab("详情").focus();
    act(() => {
      fireEvent.keyDown(tab("详情"), { key: "ArrowRight" });
      fireEvent.keyDown(tab("编辑"), { key: "ArrowRight" });
    });
    expect(tab("大企业").getAttribute("aria-selected")).toBe("true");
  });

  test("the open tab stands in the address, and the address opens it", async () => {
    const shown = show("tab=edit");
    expect(await screen.findByRole("textbox", { name: "备注" })).toBeTruthy();
    expect(tab("编辑").getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(tab("编辑"), { key: "ArrowLeft" });
    expect(shown.search()).toBe("tab=base");
    expect(document.activeElement).toBe(tab("详情"));
  });

  test("only those are there that the user may see", async () => {
    show("id=5");
    await screen.findByText("客户5");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["详情", "编辑"]);
  });

  test("what one keeps in the address stays apart from the others", async () => {
    const shown = show("id=5");
    await screen.findByText("客户5");
    shown.places["customer.detail"]?.replaceSearch("page=2");
    await waitFor(() => expect(shown.search()).toBe("id=5&base.page=2"));
    fireEvent.click(tab("编辑"));
    await screen.findByRole("textbox", { name: "备注" });
    expect(shown.places["test.form"]?.search).toBe("");
    expect(shown.places["customer.detail"]?.search).toBe("page=2");
  });

  test("something typed is kept behind another tab, and asked about before the page closes", async () => {
    const shown = show("id=5&tab=edit");
    await screen.findByRole("textbox", { name: "备注" });
    expect(shown.closingQuestions()).toEqual([]);
    type("备注", "新");
    const question = ["「测试表单」中有未保存的修改，确定放弃？"];
    expect(shown.closingQuestions()).toEqual(question);
    fireEvent.click(tab("详情"));
    await screen.findByText("客户5");
    expect(shown.closingQuestions()).toEqual(question);
    fireEvent.click(tab("编辑"));
    expect(input("备注").value).toBe("新");
    type("备注", "");
    expect(shown.closingQuestions()).toEqual([]);
  });
});

test("what one tab changes is asked for again by the others once they are shown, and by itself not once more", async () => {
  let total = 1;
  const fake = createFakeHost({
    answers: {
      "customer.get": () => ({ name: "客户5" }),
      "client.list": () => ({ ...clients(total), total: 1 }),
    },
  });
  const places: { [id: string]: ScreenPlace } = {};
  const nested: { readonly [id: string]: ScreenPlan } = {
    "customer.detail": detailPlan(),
    "customer.client-list": clientListPlan,
  };
  const host: RendererHost = {
    ...fake,
    NestedScreen: ({ id, place }) => {
      places[id] = place;
      const shown = nested[id];
      return shown ? <ScreenView plan={shown} host={host} place={place} surfaces={{}} /> : null;
    },
  };
  const items = [
    { id: "base", label: "详情", screen: "customer.detail" },
    { id: "list", label: "列表", screen: "customer.client-list" },
  ];
  const asked = () => fake.calls.map(({ operationId }) => operationId);
  renderScreen({ ...plan, items }, host, { search: "id=5&tab=list" });
  await screen.findByText("客户1");
  fireEvent.click(tab("详情"));
  await screen.findByText("客户5");
  total = 2;
  act(() => places["customer.detail"]?.onChanged?.());
  expect(asked(), "what is hidden waits").toEqual(["client.list", "customer.get"]);
  fireEvent.click(tab("列表"));
  expect(await screen.findByText("客户2")).toBeTruthy();
  fireEvent.click(tab("详情"));
  await screen.findByText("客户5");
  expect(asked()).toEqual(["client.list", "customer.get", "client.list"]);
});

test("a list behind a tab turns pages once each, though its address comes late and has parameters of the page", async () => {
  const fake = createFakeHost({ answers: { "client.list": () => ({ ...clients(1), total: 90 }) } });
  const nested = { ...clientListPlan, id: "nested" };
  const arriving: string[] = [];
  let go: ScreenPlace["replaceSearch"] = () => undefined;
  const host: RendererHost = {
    ...fake,
    NestedScreen: ({ place }) => {
      go = place.replaceSearch;
      const late = useMemo(
        () => ({ ...place, replaceSearch: (next: string) => void arriving.push(next) }),
        [place],
      );
      return <ScreenView plan={nested} host={host} place={late} surfaces={{}} />;
    },
  };
  const page = renderScreen({ ...plan, items: [plan.items[0]!] }, host, { search: "id=5" });
  await screen.findByText("客户1");
  const next = () => fireEvent.click(screen.getByRole("button", { name: "下一页" }));
  next();
  next();
  for (const rounds = [1, 2, 3, 4, 5]; rounds.length > 0; rounds.pop()) {
    const address = arriving.shift();
    await act(async () => address !== undefined && go(address));
  }
  expect(fake.calls.map(({ params }) => params.pageNum)).toEqual([1, 2, 3]);
  expect(page.search()).toBe("id=5&base.page=3");
});
