import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { action, call, column, filter } from "./plan-parts.ts";

const openClient = action("open", "查看", {
  permission: "client.view",
  do: [{ verb: "navigate", args: { navigate: "/client/{{ row.id }}" } }],
});

/** A small list of clients, for tests of what a list can do; each adds what it tries. */
export const clientListPlan: ListPlan = {
  format: 1,
  catalogue: "test",
  id: "customer.client-list",
  kind: "list",
  title: "客户列表",
  calls: Object.fromEntries(
    [
      call("client.list", "read", {
        body: "json",
        paging: { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
        sort: { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" },
      }),
      call("client.totals", "read", { queryParams: ["name", "status"] }),
      call("client.counts", "read"),
      call("client.bills", "read"),
      call("client.states", "read"),
      call("department.tree", "read"),
      call("client.stop", "write"),
    ].map((plan) => [plan.id, plan]),
  ),
  enums: {},
  source: { call: "client.list", params: {} },
  rowKey: "id",
  pageSize: 20,
  filters: [filter("name", "客户名称"), filter("status", "状态", "number")],
  columns: [
    column("name", "客户名称", "text", { fixed: "left", width: 200 }),
    column("code", "编号", "text", { sort: "code" }),
    column("tax", "税额", "number", { align: "right", options: { decimals: 2 }, sort: "tax" }),
    column("remark", "备注", "text", { optional: true }),
  ],
  toolbar: [],
  rowActions: [openClient],
  selectionActions: [],
  dialogs: {},
};

export interface ClientRow {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly tax: number;
}

export function client(id: number, more: object = {}): ClientRow {
  return { id, name: `客户${id}`, code: `K${String(id).padStart(3, "0")}`, tax: id * 1000, ...more };
}

/** An answer of the list with clients of these ids. */
export function clients(...ids: readonly number[]) {
  return { list: ids.map((id) => client(id)), total: ids.length };
}
