import type { Contracts } from "../contracts.ts";
import type { Project } from "../project/project.ts";
import { planForm } from "./plan-form.ts";
import type { CallSource, DialogSource } from "./screen-source.ts";
import type { DialogPlan, Template } from "./screen-plan.ts";

const DEFAULT_WIDTH = 560;
const DEFAULT_LABEL = "保存";

/** A dialog complete with its form; `dialog` has its block already merged in. */
export function planDialog(
  id: string,
  dialog: DialogSource,
  project: Project,
  contracts: Contracts,
): DialogPlan {
  return {
    kind: "form",
    id,
    place: "modal",
    actions: [],
    title: dialog.title,
    width: dialog.width ?? DEFAULT_WIDTH,
    ...(dialog.permission !== undefined && { permission: dialog.permission }),
    ...(dialog.record && { record: planCallSource(dialog.record) }),
    initial: dialog.initial ?? {},
    form: planForm(dialog.form, project.operations.get(dialog.submit.call)?.request, contracts),
    submit: planCallSource(dialog.submit),
    submitLabel: dialog.submit.label ?? DEFAULT_LABEL,
    whenHidden: dialog.whenHidden ?? "omit",
  };
}

export function planCallSource({ call, params }: CallSource): {
  readonly call: string;
  readonly params: Template;
} {
  return { call, params: params ?? {} };
}
