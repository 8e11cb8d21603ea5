import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import { planCallUse } from "../plan-call-use.ts";
import { planForm } from "./plan-form.ts";
import { planRecord } from "../record/plan-record.ts";
import type { FormBodySource } from "../sources/part-source.ts";
import { planSending } from "./plan-sending.ts";
import type { FormBody } from "../plans/screen-plan.ts";
import type { SubmitUse } from "../plans/dialog-plan.ts";

const SEND = "保存";
const GIVE_BACK = "确定";

/** A form with all that happens around it, in a dialog or as a page. */
export function planFormBody(body: FormBodySource, project: Project, contracts: Contracts): FormBody {
  const { submit, record } = body;
  const sent = isSent(submit) ? submit : undefined;
  const sending = sent && planSending(sent, record, project);
  return {
    ...planRecord(body, project, contracts),
    initial: body.initial ?? {},
    form: planForm(body.form, sent && project.operations.get(sent.call)?.request, contracts),
    ...(sent && { submit: planSubmit(sent) }),
    ...(sending && { sending }),
    submitLabel: submit?.label ?? (sent ? SEND : GIVE_BACK),
    ...(submit?.unfinished !== undefined && { unfinished: submit.unfinished }),
    ...(body.readOnly && { readOnly: body.readOnly }),
    whenHidden: body.whenHidden ?? "omit",
  };
}

type Submit = NonNullable<FormBodySource["submit"]>;
type Sent = Submit & { readonly call: string };

function isSent(submit: Submit | undefined): submit is Sent {
  return submit?.call !== undefined;
}

function planSubmit({ title, unfinished: _said, ...sent }: Sent): SubmitUse {
  return { ...planCallUse(sent), ...(title !== undefined && { title }) };
}
