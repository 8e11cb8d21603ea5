import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import { planSend, planSteps } from "../plan-actions.ts";
import type { DialogPlan, DialogStepPlan, FormSchema, NextPlan } from "../plans/screen-plan.ts";
import { planRecordUse } from "../record/plan-record-use.ts";
import type { DialogSource, DialogStepSource, NextSource } from "../sources/part-source.ts";
import { planFormBody } from "./plan-form-body.ts";

type StepsBody = Pick<Extract<DialogPlan, { kind: "steps" }>, "record" | "steps">;

const ON = "下一步";

/** The forms of a dialog in steps. */
export function planDialogSteps(
  { record, steps = [] }: DialogSource,
  project: Project,
  contracts: Contracts,
): StepsBody {
  return {
    ...(record && { record: planRecordUse(record, project) }),
    steps: steps.map((step) => planStep(step, project, contracts)),
  };
}

function planStep(step: DialogStepSource, project: Project, contracts: Contracts): DialogStepPlan {
  const { id, title, text, submit, next, back, form = {} } = step;
  const body = planFormBody({ ...step, form, submit: { label: ON, ...submit } }, project, contracts);
  return {
    id,
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...body,
    ...(submit.send !== undefined && { send: planSend({ ...submit, send: submit.send }) }),
    next: (next ?? []).map((entry) => planNext(entry, contracts)),
    ...(back && { back }),
    secrets: Object.fromEntries(secretFields(body.form)),
  };
}

function planNext({ when, to, error, done }: NextSource, contracts: Contracts): NextPlan {
  const condition = when === undefined ? {} : { when };
  if (to !== undefined) return { ...condition, to };
  return error === undefined ? { ...condition, done: planSteps(done, contracts) } : { ...condition, error };
}

/** A phone is kept: the code that went to it is of no use without it. */
const KEPT = "field:phone";

function secretFields({ properties }: FormSchema): (readonly [name: string, title: string])[] {
  return Object.entries(properties ?? {}).flatMap(([name, node]) => {
    if (node.type === "void") return secretFields(node);
    const { secret } = { secret: false, ...(node["x-data"] as object | undefined) };
    return secret && node["x-component"] !== KEPT ? [[name, String(node.title)] as const] : [];
  });
}
