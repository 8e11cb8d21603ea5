// The screen loads it lazily; here it shall be at hand before a test waits for rows.
import "./detail-view.tsx";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type {
  ActionPlan,
  DetailSectionPlan,
  StepPlan,
  TablePlan,
} from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { action, call, column } from "../testing/plan-parts.ts";
import type { NestedScreenProps, ScreenPlace } from "../host.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const table: TablePlan = { pageSize: 20, columns: [], rowActions: [] };
const section = (more: Partial<DetailSectionPlan>): DetailSectionPlan => ({
  id: "more",
  title: "更多",
  across: 2,
  fields: [],
  ...more,
});
const customer = { id: 5, name: "上海某某商贸有限公司", staff: [{ name: "王芳" }, { name: "李四" }] };
const get = () => customer;

describe("a screen in a section", () => {
  test("is given the page's inputs and what the section hands over, and keeps its state behind the section's id", async () => {
    const places: { [id: string]: ScreenPlace } = {};
    const host = createFakeHost({ answers: { "customer.get": get } });
    const NestedScreen = ({ id, place }: NestedScreenProps) => {
      places[id] = place;
      return <p>{`${id} ${JSON.stringify(place.given)}`}</p>;
    };
    const sections = [section({ shown: { screen: "contacts", with: { companyId: "{{ record.id }}" } } })];
    const shown = renderScreen(
      detailPlan({ sections }),
      { ...host, NestedScreen },
      { search: "id=5&page=9&more.page=2" },
    );
    expect(await screen.findByText('contacts {"id":"5","companyId":5}')).toBeTruthy();
    expect(new URLSearchParams(places.contacts?.search).get("page")).toBe("2");
    act(() => places.contacts?.replaceSearch("page=3"));
    await waitFor(() => expect(new URLSearchParams(shown.search()).get("more.page")).toBe("3"));
    expect(new URLSearchParams(shown.search()).get("page")).toBe("9");
    act(() => places.contacts?.onChanged?.());
    await waitFor(() => expect(host.calls).toHaveLength(2));
  });
});

test("a screen in a section reloads after what the page and the other sections have changed, not after its own changes", async () => {
  const places: { [id: string]: ScreenPlace } = {};
  const host = createFakeHost({
    answers: { "customer.get": get, "customer.stop": () => null },
  });
  const NestedScreen = ({ id, place }: NestedScreenProps) => {
    places[id] = place;
    return <p>{id}</p>;
  };
  const inside = (id: string) => section({ id, title: id, shown: { screen: id } });
  const stop: StepPlan = { verb: "call", args: { call: "customer.stop" } };
  renderScreen(
    detailPlan({
      sections: [inside("contacts"), inside("bills")],
      actions: [action("stop", "停用", { do: [stop] })],
      calls: { "customer.stop": call("customer.stop", "write") },
    }),
    { ...host, NestedScreen },
    { search: "id=5" },
  );
  await screen.findByRole("heading", { name: "contacts" });
  const around = () => [places.contacts?.changesAround, places.bills?.changesAround];
  expect(around()).toEqual([0, 0]);
  act(() => places.contacts?.onChanged?.());
  expect(around()).toEqual([0, 1]);
  fireEvent.click(screen.getByRole("button", { name: "停用" }));
  await waitFor(() => expect(around()).toEqual([1, 2]));
});

describe("nothing where there may be nothing", () => {
  const use = { call: "customer.get", params: { id: "{{ given.id }}" }, mayBeMissing: true } as const;

  test("a page without a record says so, and offers no parts of it", async () => {
    const host = createFakeHost({ answers: { "customer.get": () => null } });
    renderScreen(detailPlan({ record: use }), host, { search: "id=5" });
    expect((await screen.findByRole("alert")).textContent).toBe("暂无数据");
    expect(screen.queryByText("加载失败")).toBeNull();
  });

  test("a section whose question has no answer says so, beside the others", async () => {
    const host = createFakeHost({ answers: { "customer.get": get, "customer.tax": () => null } });
    const question = { call: "customer.tax", params: {}, mayBeMissing: true } as const;
    const sections = [section({ id: "tax", title: "税费", from: "tax" }), section({ title: "其余" })];
    renderScreen(detailPlan({ data: { tax: question }, sections }), host, { search: "id=5" });
    expect(
      await within(await screen.findByRole("region", { name: "税费" })).findByText("暂无数据"),
    ).toBeTruthy();
    expect(screen.getByRole("region", { name: "其余" }).textContent).not.toContain("暂无数据");
  });
});

describe("a record as a page", () => {
  test("is loaded for the address; another address is another record", async () => {
    let answer: (record: object) => void = () => undefined;
    const load = ({ id }: Record<string, unknown>) =>
      id === "5"
        ? new Promise<object>((resolve) => {
            answer = resolve;
          })
        : { name: `客户${String(id)}` };
    const host = createFakeHost({ answers: { "customer.get": load } });
    const shown = renderScreen(detailPlan(), host, { search: "id=5" });
    expect(await screen.findByRole("status", { name: "加载中" })).toBeTruthy();
    answer({ name: "客户5" });
    expect((await screen.findByText("客户5")).tagName).toBe("DD");
    shown.visit("id=6");
    expect(await screen.findByText("客户6")).toBeTruthy();
    expect(host.calls.map(({ params }) => params)).toEqual([{ id: "5" }, { id: "6" }]);
  });

  test("that cannot be loaded says why and can be asked for again", async () => {
    let isBroken = true;
    const load = () => {
      if (isBroken) throw new Error("服务器繁忙");
      return customer;
    };
    renderScreen(detailPlan(), createFakeHost({ answers: { "customer.get": load } }));
    expect((await screen.findByRole("alert")).textContent).toContain("服务器繁忙");
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText(customer.name)).toBeTruthy();
  });

  test("shows the sections and fields that the user may see", async () => {
    const field = { id: "note", field: "name", title: "备注", kind: "text", options: {} };
    const sections = [
      section({
        id: "a",
        title: "可见",
        fields: [
          { ...field, visible: "{{ record.id === 6 }}" },
          { ...field, id: "b", title: "别名" },
        ],
      }),
      section({ id: "b", title: "有条件", visible: "{{ record.id === 6 }}" }),
      section({ id: "c", title: "无权限", permission: "secret" }),
      section({ id: "d", title: "其他版本", edition: { versionClass: ["QJ"] } }),
    ];
    renderScreen(
      detailPlan({ sections }),
      createFakeHost({ answers: { "customer.get": get }, denied: ["secret"] }),
    );
    const shown = within(await screen.findByRole("region", { name: "可见" }));
    expect(shown.getAllByRole("term").map((term) => term.textContent)).toEqual(["别名"]);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["可见"]);
  });

  test("the title of a section may tell of the record", async () => {
    const sections = [section({ title: "「{{ record.name }}」的人员", table: { ...table, rows: "staff" } })];
    renderScreen(detailPlan({ sections }), createFakeHost({ answers: { "customer.get": get } }));
    const name = `「${customer.name}」的人员`;
    expect(await screen.findByRole("region", { name })).toBeTruthy();
    expect(screen.getByRole("table", { name })).toBeTruthy();
  });

  test("a dotted field is read below the record that it names", async () => {
    const field = (name: string) => ({ id: name, field: name, title: name, kind: "text", options: {} });
    const sections = [
      section({ fields: [field("order.title"), field("order.none"), field("nobody.title")] }),
      section({
        id: "changes",
        title: "变更",
        table: { ...table, rows: "order.changes", columns: [column("by.name", "经手人")] },
      }),
    ];
    const order = { title: "变更地址", changes: [{ by: { name: "王芳" } }, { by: null }] };
    renderScreen(
      detailPlan({ sections }),
      createFakeHost({ answers: { "customer.get": () => ({ order }) } }),
    );
    const shown = within(await screen.findByRole("region", { name: "更多" }));
    expect(shown.getAllByRole("definition").map((value) => value.textContent)).toEqual([
      "变更地址",
      "--",
      "--",
    ]);
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["王芳", "--"]);
  });

  test("a field that fails shows why and leaves the others alone", async () => {
    const field = { id: "x", field: "name", title: "甲", kind: "hologram", options: {} };
    const sections = [section({ fields: [field, { ...field, id: "y", title: "乙", kind: "text" }] })];
    renderScreen(detailPlan({ sections }), createFakeHost({ answers: { "customer.get": get } }));
    expect(await screen.findByRole("button", { name: /hologram/ })).toBeTruthy();
    expect(screen.getByText(customer.name)).toBeTruthy();
  });
});

describe("what can be done with a record", () => {
  const stop: ActionPlan = {
    id: "stop",
    label: "停用「{{ record.name }}」",
    style: "default",
    visible: "{{ record.status !== 0 }}",
    disabled: [],
    do: [
      { verb: "call", args: { call: "customer.stop", params: { id: "{{ record.id }}" } } },
      { verb: "reload", args: { reload: "row" } },
    ],
  };

  test("an action sees the record, and reloading loads it again while the old one stays", async () => {
    let status = 1;
    const answers = {
      "customer.get": () => ({ ...customer, status }),
      "customer.stop": () => {
        status = 0;
        return null;
      },
    };
    const host = createFakeHost({ answers });
    renderScreen(detailPlan({ actions: [stop] }), host);
    fireEvent.click(await screen.findByRole("button", { name: `停用「${customer.name}」` }));
    expect(screen.getByText(customer.name)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: /停用/ })).toBeNull());
    expect(host.calls.map(({ operationId }) => operationId)).toEqual([
      "customer.get",
      "customer.stop",
      "customer.get",
    ]);
  });

  test("a record that comes late does not overwrite a newer one", async () => {
    const answers: ((record: object) => void)[] = [];
    let isLoaded = false;
    const load = () => {
      if (isLoaded) return new Promise<object>((resolve) => answers.push(resolve));
      isLoaded = true;
      return customer;
    };
    const again = (id: string): ActionPlan => ({
      id,
      label: id,
      style: "default",
      disabled: [],
      do: [{ verb: "reload", args: { reload: "row" } }],
    });
    renderScreen(
      detailPlan({ actions: [again("甲"), again("乙")] }),
      createFakeHost({ answers: { "customer.get": load } }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "甲" }));
    fireEvent.click(screen.getByRole("button", { name: "乙" }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!({ name: "新名称" });
    await screen.findByText("新名称");
    await act(async () => answers[0]!({ name: "旧名称" }));
    expect(screen.getByText("新名称")).toBeTruthy();
  });
});
