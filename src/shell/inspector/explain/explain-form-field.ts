import type { Form, GeneralField } from "@formily/core";
import type { PartOf } from "../../../renderer/probe.ts";
import type { NodeItem } from "../nodes/plan-node.ts";
import { type Explanation, toExplanation, type NodeState, type Rule } from "./explanation.ts";
import { permissionRules } from "./gate-rules.ts";
import { fieldRules } from "./form-field-rules.ts";

type FormItem = Extract<NodeItem, { kind: "formField" }>;

/** The rules behind the state of a form's field: the state comes from Formily, the reasons from the schema. */
export function explainFormField(
  item: FormItem,
  pointer: string,
  open: PartOf<"form"> | undefined,
): Explanation {
  if (!open) return toExplanation([]);
  const { form } = open;
  const field = form.query(item.address).take();
  const rules = [
    ...aroundRules(form, item.address),
    ...fieldRules(item, pointer, open, field),
    ...readOnlyRules(open),
  ];
  if (!field) return toExplanation([...rules, missingRule(item.address)]);
  const state = stateOf(field);
  const because = rules.find(({ effect }) => effect === state);
  const isExplained = state === "shown" || because !== undefined;
  return { state, because, rules: isExplained ? rules : [...rules, unknownRule(state)] };
}

function stateOf({ display, pattern }: GeneralField): NodeState {
  if (display !== "visible") return "hidden";
  if (pattern === "disabled") return "disabled";
  return pattern === "editable" ? "shown" : "readOnly";
}

/** Layouts and groups around the field that are out of sight. */
function aroundRules(form: Form, address: string): Rule[] {
  const names = address.split(".");
  return names.slice(1).flatMap((_, index) => {
    const around = form.query(names.slice(0, index + 1).join(".")).take();
    const isHidden = around !== undefined && (around.selfDisplay ?? "visible") !== "visible";
    if (!isHidden) return [];
    const title = typeof around.title === "string" ? around.title : around.address.toString();
    return [{ title: "上级", text: title, effect: "hidden", note: "上级没有显示", reads: [] } satisfies Rule];
  });
}

/** A form that may only be looked at: by its dialog's code or by that of the page. */
function readOnlyRules({ form, body, screen }: PartOf<"form">): Rule[] {
  if (form.pattern === "editable") return [];
  const { host, plan } = screen;
  const dialogs = "dialogs" in plan ? Object.values(plan.dialogs) : [];
  const dialog = dialogs.find((candidate) => candidate === body);
  const causes = [
    ...(dialog ? permissionRules(host, dialog.permission, "page", `/dialogs/${dialog.id}`) : []),
    ...permissionRules(host, plan.permission, "page", ""),
  ].filter(({ effect }) => effect === "readOnly");
  return causes.map((rule) => ({ ...rule, title: "表单只读" }));
}

function missingRule(address: string): Rule {
  return { title: "字段", text: address, effect: "hidden", note: "表单中还没有这个字段", reads: [] };
}

function unknownRule(effect: NodeState): Rule {
  return { title: "字段", text: "", effect, note: "由更早的联动或布局决定", reads: [] };
}
