import { expect, test } from "vitest";
import type { ColumnPlan, ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import { exportColumns } from "./export-columns.ts";
import type { ExportScope } from "./export-scope.ts";

const SCOPE: ExportScope = {
  session: { edition: { firmType: "GC" } },
  period: "2026-10",
  today: "2026-11-20",
  filters: {},
  tab: null,
  node: null,
  page: 1,
  route: { query: {} },
};

const column = (field: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  id: field,
  field,
  title: field,
  kind: "text",
  options: {},
  width: 140,
  align: "left",
  ...more,
});

const plan = (...columns: ColumnPlan[]): ListPlan => ({
  format: 1,
  catalogue: "",
  id: "test",
  title: "测试",
  kind: "list",
  calls: {},
  enums: {},
  states: {
    notice: {
      cases: [
        { value: "late", label: "逾期", when: "{{ row.period < period }}" },
        { value: "open", label: "未通知" },
      ],
    },
  },
  source: { call: "test.list", params: {} },
  rowKey: "id",
  pageSize: 20,
  filters: [],
  columns,
  toolbar: [],
  rowActions: [],
  selectionActions: [],
  dialogs: {},
});

const titles = (listPlan: ListPlan, wanted?: readonly string[], grants = new Map<string, number>()) =>
  exportColumns(listPlan, wanted, grants, SCOPE).map(({ title }) => title);
const cells = (listPlan: ListPlan, row: object) =>
  exportColumns(listPlan, undefined, new Map(), SCOPE).map(({ cellOf }) => cellOf({ ...row }));

test("numbers stay numbers, written as on screen; what is none is its text, a blank nothing", () => {
  const money = column("tax", { kind: "money" });
  const count = column("count", { kind: "number" });
  const rate = column("rate", { kind: "number", options: { decimals: 1, separators: false } });
  expect(cells(plan(money, count, rate), { tax: 1234.5, count: 7, rate: 2.25 })).toEqual([
    { value: 1234.5, format: "#,##0.00" },
    { value: 7, format: "#,##0" },
    { value: 2.25, format: "0.0" },
  ]);
  expect(cells(plan(money, count), { tax: -8888888888.88, count: null })).toEqual(["计算中", null]);
  expect(cells(plan(count), { count: 0.125 })).toEqual([{ value: 0.125, format: "#,##0.##########" }]);
});

test("what the browser works out is left out, and what stands behind a mark is a column of its own", () => {
  const hint = { field: "reason", title: "原因", kind: "text", options: {} };
  const gap = column("gap", { value: "{{ 1 }}", computed: true });
  expect(titles(plan(column("state", { hint }), gap))).toEqual(["state", "原因"]);
  expect(titles(plan(column("state", { hint }), gap), ["state", "gap"])).toEqual(["state", "原因"]);
  expect(titles(plan(column("state", { hint }), column("reason")))).toEqual(["state", "reason"]);
  expect(titles(plan(column("state", { hint: "{{ row.reason }}" })))).toEqual(["state"]);
});

test("a dotted field is read below the record that it names", () => {
  const options = { status: "tax.made" };
  const list = plan(column("client.name"), column("tax.due", { kind: "money", options }));
  expect(cells(list, { client: { name: "甲" }, tax: { due: 12, made: 1 } })).toEqual([
    "甲",
    { value: 12, format: "#,##0.00" },
  ]);
  expect(cells(list, { client: null, tax: { due: 12, made: 0 } })).toEqual([null, "未生成"]);
});

test("a state is told by the row and the period", () => {
  const state = column("noticeState", { kind: "state", options: { state: "notice" } });
  expect(cells(plan(state), { period: "2026-09" })).toEqual(["逾期"]);
  expect(cells(plan(state), { period: "2026-10" })).toEqual(["未通知"]);
});

test("a second line follows as a column of its own; a group's title stands before its columns'", () => {
  const second = { field: "taxNumber", title: "税号", kind: "text", options: {} };
  const company = column("companyName", { title: "公司", second });
  const vat = column("vat", { title: "应纳税额", group: "增值税" });
  expect(titles(plan(company, vat))).toEqual(["公司", "税号", "增值税 应纳税额"]);
  expect(cells(plan(company), { companyName: "甲", taxNumber: "91" })).toEqual(["甲", "91"]);
});

test("what a client's cell shows below the name follows as columns, unless the list has them", () => {
  const enums = { taxlayerType: [{ value: "101", label: "一般纳税人" }] };
  const options = { taxNumber: "taxlayerNo", taxpayerType: "taxlayerType", enum: "taxlayerType" };
  const company = column("companyName", { title: "客户名称", kind: "company", options });
  const row = {
    properties: { taxlayerNo: { title: "纳税人识别号" }, taxlayerType: { title: "纳税人类型" } },
  };
  const list = { ...plan(company), enums };
  const exported = exportColumns(list, undefined, new Map(), SCOPE, row);
  expect(exported.map(({ title }) => title)).toEqual(["客户名称", "纳税人识别号", "纳税人类型"]);
  const values = { companyName: "甲", taxlayerNo: "9133", taxlayerType: "101" };
  expect(exported.map(({ cellOf }) => cellOf(values))).toEqual(["甲", "9133", "一般纳税人"]);
  const plainPlan = { ...plan(company, column("taxlayerNo", { title: "税号" })), enums };
  expect(exportColumns(plainPlan, undefined, new Map(), SCOPE, row).map(({ title }) => title)).toEqual([
    "客户名称",
    "纳税人类型",
    "税号",
  ]);
});

test("titles say what the screen's expressions say", () => {
  const title = "{{ session.edition.firmType === 'GC' ? '工厂' : '公司' }}（{{ period }}）";
  expect(titles(plan(column("name", { title })))).toEqual(["工厂（2026-10）"]);
});

test("a column without the permission is left out, even when it is asked for", () => {
  const secret = column("salary", { permission: "salary.view" });
  const list = plan(column("name"), secret);
  expect(titles(list)).toEqual(["name"]);
  expect(titles(list, ["salary", "name"])).toEqual(["name"]);
  expect(titles(list, ["salary", "name"], new Map([["salary.view", 2]]))).toEqual(["salary", "name"]);
  expect(() => titles(plan(secret))).toThrow("没有可导出的列，请刷新页面后重试");
});

test("columns that not everybody sees are there when the browser shows them", () => {
  const list = plan(
    column("name"),
    column("remark", { optional: true }),
    column("area", { visible: "{{ session.user.admin }}" }),
    column("factory", { edition: { firmType: "GC" } }),
  );
  expect(titles(list)).toEqual(["name"]);
  expect(titles(list, ["factory", "remark", "area"])).toEqual(["factory", "remark", "area"]);
});

test("a column is as wide as on screen, and no narrower than its title", () => {
  const columns = [column("a", { width: 210 }), column("b", { width: 60, title: "增值税应纳税额" })];
  expect(exportColumns(plan(...columns), undefined, new Map(), SCOPE).map(({ width }) => width)).toEqual([
    30, 16,
  ]);
});

test("an entry of a list in the rows has its columns, by the ids that the browser shows", () => {
  const of = { list: "months", by: "kjqj", title: "{{ entry.kjqj }}月", isAlone: true };
  const amount = column("amount", { kind: "money", of });
  const row = { months: [{ kjqj: 3, amount: 12.5 }] };
  const shown = (id: string, ...columns: ColumnPlan[]) =>
    exportColumns(plan(column("name"), ...columns), ["name", id], new Map(), SCOPE).map(
      ({ title, cellOf }) => [title, cellOf(row)],
    );
  expect(shown("months.3.amount", amount)[1]).toEqual(["3月", { value: 12.5, format: "#,##0.00" }]);
  expect(shown("months.4.amount", amount)[1]).toEqual(["4月", null]);
  const together = [amount, column("tax", { of })].map((one) => ({ ...one, of: { ...of, isAlone: false } }));
  expect(shown("months.3.amount", ...together)[1]?.[0]).toBe("3月 amount");
  // Nothing that comes as a key is worked out.
  expect(shown("months.{{ 1 + 1 }}.amount", amount)[1]?.[0]).toBe("{{ 1 + 1 }}月");
  expect(titles(plan(column("name"), amount))).toEqual(["name"]);
});
