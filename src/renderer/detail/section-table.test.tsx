// The screen loads it lazily; here it shall be at hand before a test waits for rows.
import "./detail-view.tsx";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PagePlan, TablePlan } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { action, call, column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const customer = {
  id: 5,
  name: "上海某某商贸有限公司",
  staff: [
    { id: 1, name: "王芳", post: "会计", phone: "111" },
    { id: 2, name: "李四", post: "出纳", phone: "222" },
  ],
};
const get = () => ({ ...customer });
const pageWith = (table: Partial<TablePlan>, more: Partial<PagePlan> = {}): PagePlan =>
  detailPlan({
    sections: [
      {
        id: "more",
        title: "更多",
        across: 2,
        fields: [],
        table: { pageSize: 20, columns: [column("name", "姓名")], rowActions: [], ...table },
      },
    ],
    ...more,
  });
const shownTable = async () => within(await screen.findByRole("table", { name: "更多" }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cells = async () => texts((await shownTable()).getAllByRole("cell"));
const titles = async () => texts((await shownTable()).getAllByRole("columnheader"));

test("shows the entries of the record", async () => {
  renderScreen(pageWith({ rows: "staff" }), createFakeHost({ answers: { "customer.get": get } }));
  expect(await cells()).toEqual(["王芳", "李四"]);
});

test("a column is wide enough for the longest of its amounts, not for its longest text", async () => {
  const columns = [
    column("name", "姓名", "text", { width: 90 }),
    column("paid", "实发", "money", { width: 120, align: "right" }),
  ];
  const staff = [1_000_000_310_332.34, -1_000_000_310_332.34, 5].map((paid, id) => ({
    id,
    name: "一个很长很长很长很长的名字",
    paid,
  }));
  const answer = () => ({ ...customer, staff });
  renderScreen(pageWith({ rows: "staff", columns }), createFakeHost({ answers: { "customer.get": answer } }));
  expect(await cells()).toContain("-1,000,000,310,332.34");
  const widths = [...document.querySelectorAll<HTMLElement>("col[data-column]")].map(
    ({ style }) => style.width,
  );
  expect(widths).toEqual(["90px", "192px"]);
});

test("works cells out of the entry, and a row with a hint is reached by Tab", async () => {
  const reason = { field: "post", title: "岗位", kind: "text", options: {} };
  const columns = [
    column("name", "姓名", "text", { hint: reason }),
    column("twice", "号码", "text", { value: "{{ `${record.id}-${row.phone}` }}", computed: true }),
  ];
  const staff = [{ ...customer.staff[0], post: null }, customer.staff[1]];
  renderScreen(
    pageWith({ rows: "staff", columns }),
    createFakeHost({ answers: { "customer.get": () => ({ ...customer, staff }) } }),
  );
  expect(await cells()).toEqual(["王芳", "5-111", "李四ⓘ", "5-222"]);
  const mark = screen.getByRole("img", { name: "说明：出纳" });
  expect(screen.getAllByRole("row").filter(({ tabIndex }) => tabIndex === 0)).toEqual([mark.closest("tr")]);
  mark.closest("tr")?.focus();
  expect(document.querySelector(".reason-tip")?.textContent).toBe("出纳");
});

test("says that a list is missing which the record should have, and knows one that may be missing", async () => {
  const host = createFakeHost({ answers: { "customer.get": () => ({ ...customer, staff: null }) } });
  renderScreen(pageWith({ rows: "staff" }), host);
  expect((await screen.findByRole("alert")).textContent).toContain("服务器没有给出这个列表");
  cleanup();
  renderScreen(pageWith({ rows: "staff", mayBeMissing: true }), host);
  expect(await screen.findByText("暂无数据")).toBeTruthy();
});

test("a missing list is there when the record, or the answer that the section is about, is asked for again", async () => {
  let staff: unknown = null;
  const sections = [
    { ...pageWith({ rows: "staff" }).sections[0]!, from: "answer" },
    pageWith({ rows: "staff" }).sections[0]!,
  ].map((section) => ({ ...section, id: section.from ?? "more" }));
  const data = { answer: { call: "customer.get", params: {} } };
  for (const shown of sections) {
    staff = null;
    const host = createFakeHost({ answers: { "customer.get": () => ({ ...customer, staff }) } });
    renderScreen(detailPlan({ sections: [shown], ...(shown.from !== undefined && { data }) }), host);
    const notice = within(await screen.findByRole("alert"));
    staff = customer.staff;
    fireEvent.click(notice.getByRole("button", { name: "重试" }));
    await waitFor(async () => expect(await cells()).toEqual(["王芳", "李四"]));
    expect(screen.queryByRole("alert")).toBeNull();
    cleanup();
  }
});

test("a column that is hidden is left out; groups, second lines, explanations and fixed columns are as in a list", async () => {
  const columns = [
    column("phone", "电话", "text", { fixed: "left" }),
    column("name", "{{ record.id }} 号姓名", "text", { second: column("post", "岗位"), group: "人" }),
    column("post", "岗位", "text", { group: "人", tooltip: "现任" }),
    column("a", "甲", "text", { visible: "{{ record.id === 6 }}" }),
    column("b", "乙", "text", { permission: "secret" }),
    column("c", "丙", "text", { edition: { versionClass: ["QJ"] } }),
  ];
  renderScreen(
    pageWith({ rows: "staff", columns }),
    createFakeHost({ answers: { "customer.get": get }, denied: ["secret"] }),
  );
  expect(await titles()).toEqual(["电话", "人", "5 号姓名", "岗位ⓘ"]);
  expect(await cells()).toEqual(["111", "王芳会计", "会计", "222", "李四出纳", "出纳"]);
  expect((await shownTable()).getByText("王芳").className).toBe("grid-first");
  expect((await shownTable()).getByText("111").closest("td")?.style.left).toBe("0px");
  expect(screen.getByRole("button", { name: "现任" })).toBeTruthy();
});

test("asks a call with the record, says when it fails, and asks again", async () => {
  let isBroken = true;
  const list = () => {
    if (isBroken) throw new Error("请求超时");
    return { list: [{ name: "一月" }] };
  };
  const source = { call: "customer.months", params: { customerId: "{{ record.id }}" } };
  const host = createFakeHost({ answers: { "customer.get": get, "customer.months": list } });
  renderScreen(pageWith({ source }), host);
  expect((await screen.findByRole("alert")).textContent).toContain("请求超时");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("一月")).toBeTruthy();
  expect(host.calls.at(-1)).toEqual({ operationId: "customer.months", params: { customerId: 5 } });
});

const paging = { page: "pageNum", size: "pageSize", rows: "list", total: "total" };
const paged = (more: Partial<TablePlan> = {}) =>
  pageWith(
    { source: { call: "customer.months", params: {} }, pageSize: 10, ...more },
    { calls: { "customer.months": call("customer.months", "read", { paging }) } },
  );
const pageOf =
  (total: number) =>
  ({ pageNum, pageSize }: Record<string, unknown>) => {
    const from = (Number(pageNum) - 1) * Number(pageSize);
    const count = Math.max(0, Math.min(Number(pageSize), total - from));
    return {
      list: Array.from({ length: count }, (_, at) => ({ id: from + at, name: `第${from + at + 1}行` })),
      total,
    };
  };

test("rows that come in pages are turned over; one page has no pager", async () => {
  const host = createFakeHost({ answers: { "customer.get": get, "customer.months": pageOf(12) } });
  renderScreen(paged(), host);
  expect(await screen.findByText("第10行")).toBeTruthy();
  expect(screen.queryByText("第11行")).toBeNull();
  expect(screen.getByText("共 12 条")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "下一页" }));
  expect(await screen.findByText("第11行")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("第10行")).toBeNull());
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 2, pageSize: 10 });
  cleanup();
  renderScreen(paged(), createFakeHost({ answers: { "customer.get": get, "customer.months": pageOf(10) } }));
  expect(await screen.findByText("第10行")).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "分页" })).toBeNull();
});

test("strips stand under a head each", async () => {
  const host = createFakeHost({ answers: { "customer.get": get, "customer.months": pageOf(2) } });
  renderScreen(paged({ pageSize: 500, as: "strips" }), host);
  await waitFor(() => expect(screen.getAllByRole("table", { name: "更多" })).toHaveLength(2));
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(["姓名", "姓名"]);
  expect(texts(screen.getAllByRole("cell"))).toEqual(["第1行", "第2行"]);
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 500 });
});

test("a timeline shows entry below entry, each value but time and person under its title", async () => {
  const host = createFakeHost({ answers: { "customer.get": get, "customer.months": pageOf(2) } });
  renderScreen(paged({ as: "timeline" }), host);
  const timeline = await screen.findByRole("table", { name: "更多" });
  await waitFor(() => expect(texts(screen.getAllByRole("cell"))).toEqual(["第1行", "第2行"]));
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(["姓名"]);
  expect(timeline.className).toContain("table-timeline");
});

test("a code that says quietly that there is nothing is an empty table", async () => {
  const envelope = { code: "104", message: "还没有可以扫码登录的账号", result: null };
  const host = createFakeHost({ answers: { "customer.get": get, "customer.months": () => envelope } });
  const table = { source: { call: "customer.months", params: {} } };
  const calls = { "customer.months": call("customer.months", "read", { quietCodes: ["104"] }) };
  renderScreen(pageWith(table, { calls }), host);
  expect(await screen.findByText("暂无数据")).toBeTruthy();
  expect(screen.queryByText("服务器返回的列表格式不正确")).toBeNull();
});

test("a total that disagrees with the rows is told, and so are entries that are no rows", async () => {
  const months = [() => ({ list: [], total: 3 }), () => ({ list: [{ name: "一月" }, 7], total: 2 })];
  for (const [answer, words] of [
    [months[0]!, /与总数不符/],
    [months[1]!, /1 行格式不正确/],
  ] as const) {
    const host = createFakeHost({ answers: { "customer.get": get, "customer.months": answer } });
    renderScreen(paged(), host);
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
  }
});

test("an action of a row sees the row and the record; reloading asks for both again", async () => {
  const remove = action("remove", "删除「{{ row.name }}」", {
    disabled: [{ when: "{{ row.id === record.id }}", reason: "不能删除自己" }],
    do: [
      { verb: "call", args: { call: "staff.delete", params: { id: "{{ row.id }}" } } },
      { verb: "reload", args: { reload: "row" } },
    ],
  });
  const left = [
    { id: 1, name: "王芳" },
    { id: 5, name: "李四" },
  ];
  const host = createFakeHost({
    answers: {
      "customer.get": get,
      "customer.months": () => [...left],
      "staff.delete": ({ id }) => {
        left.splice(
          left.findIndex((entry) => entry.id === id),
          1,
        );
        return null;
      },
    },
  });
  const plan = pageWith({ source: { call: "customer.months", params: {} }, rowActions: [remove] });
  renderScreen(plan, host);
  const own = await screen.findByRole("button", { name: "删除「李四」" });
  expect(own.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "删除「王芳」" }));
  await waitFor(() => expect(screen.queryByText("王芳")).toBeNull());
  expect(await screen.findByText("李四")).toBeTruthy();
  expect(host.calls.map(({ operationId }) => operationId)).toEqual([
    "customer.get",
    "customer.months",
    "staff.delete",
    "customer.get",
    "customer.months",
  ]);
});

test("without a record the tables ask again themselves, all of them", async () => {
  const source = { call: "customer.months", params: {} };
  const refresh = action("refresh", "刷新", { do: [{ verb: "reload", args: { reload: "row" } }] });
  const { record: _record, ...plan } = pageWith({ source, rowActions: [refresh] });
  const sections = plan.sections.flatMap((section) => [section, { ...section, id: "other", title: "其他" }]);
  const host = createFakeHost({ answers: { "customer.months": () => [{ id: 1, name: "一月" }] } });
  renderScreen({ ...plan, sections }, host);
  fireEvent.click((await screen.findAllByRole("button", { name: "刷新" }))[0]!);
  await waitFor(() => expect(host.calls).toHaveLength(4));
});

test("a value starts the row action that its column names", async () => {
  const open = action("open", "查看", { do: [{ verb: "toast", args: { toast: "{{ row.post }}" } }] });
  renderScreen(
    pageWith({
      rows: "staff",
      columns: [column("name", "姓名", "text", { action: "open" })],
      rowActions: [open],
    }),
    createFakeHost({ answers: { "customer.get": get } }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "王芳" }));
  expect(await screen.findByText("会计")).toBeTruthy();
});

test("the nodes of a flow tell how far they are, and which one is at work", async () => {
  const stage = "{{ row.post === '会计' ? 'done' : record.id === 5 ? 'current' : 'nonsense' }}";
  renderScreen(
    pageWith({
      rows: "staff",
      as: "progress",
      stage,
      columns: [column("name", "姓名"), column("phone", "电话")],
    }),
    createFakeHost({ answers: { "customer.get": get } }),
  );
  expect(await cells()).toEqual(["王芳", "111", "李四", "222"]);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map(({ dataset }) => dataset["stage"])).toEqual(["done", "current"]);
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, "step"]);
});

test("a gallery shows the pictures of its rows; the preview of one leads to the others, and a broken one says so", async () => {
  // jsdom keeps no files.
  URL.createObjectURL = () => "blob:read";
  URL.revokeObjectURL = () => undefined;
  const staff = [
    { id: 1, name: "收款回单.png", photo: "https://example.com/1.png" },
    { id: 2, name: "付款回单.png", photo: "/files/2.png" },
  ];
  const columns = [column("photo", "图片", "image"), column("name", "名称")];
  const host = createFakeHost({ answers: { "customer.get": () => ({ ...customer, staff }) } });
  renderScreen(pageWith({ rows: "staff", as: "gallery", columns }), host);
  const [, second] = await screen.findAllByRole("button", { name: /^查看图片/ });
  fireEvent.click(second!);
  const large = await screen.findByAltText<HTMLImageElement>("付款回单.png", {}, { timeout: 8000 });
  await waitFor(() => expect(large.src).toBe("blob:read"));
  expect(host.heard).toContain("read /files/2.png");
  expect(screen.getByRole("link", { name: "下载 付款回单.png" }).getAttribute("download")).toBe(
    "付款回单.png",
  );
  fireEvent.error(screen.getByRole("button", { name: "查看图片 收款回单.png" }).querySelector("img")!);
  expect(await screen.findByText("图片打不开")).toBeTruthy();
});
