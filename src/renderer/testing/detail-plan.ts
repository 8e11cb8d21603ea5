import type { PagePlan } from "../../schema/plan/plans/screen-plan.ts";

/** A record as a page, for tests: one section with a name. */
export function detailPlan(more: Partial<PagePlan> = {}): PagePlan {
  return {
    format: 1,
    catalogue: "test",
    id: "customer.detail",
    kind: "page",
    title: "客户详情",
    calls: {},
    enums: {},
    inputs: [{ name: "id", title: "客户", type: "string", optional: true }],
    record: { call: "customer.get", params: { id: "{{ given.id }}" } },
    sections: [
      {
        id: "base",
        title: "基本信息",
        across: 3,
        fields: [{ id: "name", field: "name", title: "客户名称", kind: "text", options: {} }],
      },
    ],
    actions: [],
    dialogs: {},
    ...more,
  };
}
