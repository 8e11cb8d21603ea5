import type { PartOf } from "../../../renderer/probe.ts";
import type { RendererHost } from "../../../renderer/host.ts";
import { action, column, filter } from "../../../renderer/testing/plan-parts.ts";
import type { Screen } from "../../../renderer/host.ts";
import type { DialogPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { editionAllows } from "../../../session/edition.ts";
import { sessionScope } from "../../../session/session-scope.ts";
import { loginInfoSample } from "../../testing/session-sample.ts";
import { type OpenScreen, openScreens } from "../explain/open-screens.ts";

const dialog: DialogPlan = {
  kind: "form",
  id: "edit",
  title: "编辑",
  width: 400,
  place: "modal",
  permission: "staff.edit",
  initial: {},
  form: {
    type: "object",
    properties: {
      kind: { type: "string", title: "类型", "x-component": "field:text" },
      account: {
        type: "string",
        title: "账号",
        "x-component": "field:text",
        "x-reactions": { dependencies: [], fulfill: { state: { disabled: "{{ record !== null }}" } } },
      },
      extra: {
        type: "void",
        title: "更多",
        "x-visible": "{{ $values.kind === 'admin' }}",
        properties: { remark: { type: "string", title: "说明", "x-component": "field:text" } },
      },
      reason: {
        type: "string",
        title: "原因",
        "x-component": "field:text",
        "x-reactions": {
          dependencies: ["kind"],
          when: "{{ $deps[0] === 'other' }}",
          otherwise: { state: { visible: false } },
        },
      },
    },
  },
  submitLabel: "保存",
  whenHidden: "omit",
  actions: [],
};

/** A list in which every kind of rule stands once; the signed-in user has the id 7. */
export const listPlan: ListPlan = {
  format: 1,
  catalogue: "",
  id: "staff.list",
  title: "员工",
  permission: "staff",
  kind: "list",
  calls: {},
  enums: {},
  source: { call: "staff.list", params: {} },
  rowKey: "id",
  pageSize: 20,
  filters: [
    filter("name", "姓名"),
    filter("stopReason", "停用原因", "text", { visible: "{{ $values.name === '停' }}" }),
  ],
  columns: [
    column("name", "姓名"),
    column("fee", "费用", "money", { permission: "staff.fee" }),
    column("rank", "等级", "text", { edition: { versionClass: ["QJ"] } }),
    column("remark", "备注", "text", { optional: true }),
    column("stopTime", "停用时间", "text", { visible: "{{ tab === 'stopped' }}" }),
  ],
  toolbar: [action("add", "新增", { permission: "staff.add" })],
  selectionActions: [action("move", "移动", {})],
  rowActions: [
    action("stop", "停用", {
      permission: "staff.edit",
      visible: "{{ row.status === 1 }}",
      disabled: [
        { when: "{{ row.id === session.user.id }}", reason: "不能停用自己" },
        { when: "{{ row.boss.id === 1 }}", reason: "不能停用主管" },
      ],
    }),
  ],
  dialogs: { edit: dialog },
};

interface ListSample {
  readonly denied?: readonly string[];
  readonly viewOnly?: readonly string[];
  readonly columns?: readonly string[];
  readonly filters?: { readonly [id: string]: unknown };
  readonly folded?: readonly string[];
  /** The open dialog's form. */
  readonly form?: PartOf<"form">["form"];
  readonly record?: object;
}

/** The list as it is on show. */
export function openList(sample: ListSample = {}): OpenScreen {
  const host = hostOf(sample);
  const screen = {
    plan: listPlan,
    host,
    place: { search: "" },
    environment: { states: {} },
    readOnly: host.permission("staff", "strict") === "view",
  } as unknown as Screen;
  const scope = { session: host.session, tab: "active", node: null, selection: [], list: {} };
  const { columns: shown = ["name", "fee", "rank", "stopTime"] } = sample;
  const [open] = openScreens([
    { kind: "screen", screen },
    { kind: "list", screen, scope, rows: [], columns: shown.map((id) => ({ id })) },
    { kind: "query", screen, values: () => sample.filters ?? {}, folded: sample.folded ?? [] },
    ...(sample.form
      ? [
          {
            kind: "form" as const,
            screen,
            body: dialog as PartOf<"form">["body"],
            form: sample.form,
            scope: { ...scope, record: sample.record ?? null },
          },
        ]
      : []),
  ]);
  return open as OpenScreen;
}

function hostOf({ denied = [], viewOnly = [] }: ListSample): RendererHost {
  const session = sessionScope(loginInfoSample);
  const host: Pick<RendererHost, "permission" | "edition" | "session" | "today"> = {
    permission: (code, mode) =>
      !denied.includes(code) && (viewOnly.includes(code) ? mode === "strict" && "view" : true),
    edition: (gate) => editionAllows(gate, session.edition),
    session,
    today: () => "2026-11-20",
  };
  return host as RendererHost;
}
