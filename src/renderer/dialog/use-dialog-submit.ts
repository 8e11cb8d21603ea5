import type { Form } from "@formily/core";
import { useMemo, useRef, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { RequestError, type FieldError } from "../../request/request-error.ts";
import type { FormDialogPlan } from "../../schema/plan/screen-plan.ts";
import { formValues } from "../form/form-values.ts";
import { focusFirstError, showFieldErrors } from "../form/field-errors.ts";
import type { Scope, Screen } from "../screen.ts";
import { isOutcomeUnknown, withIntents } from "../steps/call-intents.ts";

interface Submission {
  readonly screen: Screen;
  readonly dialog: FormDialogPlan;
  readonly form: Form;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  readonly onSubmitted: (value: unknown) => void;
}

/** Validates and sends the form, one submit at a time. A failure keeps everything that was typed and says what is wrong. */
export function useDialogSubmit({ screen, dialog, form, scope, record, readOnly, onSubmitted }: Submission) {
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const call = useMemo(() => withIntents(screen.host.call), [screen.host]);

  const send = async () => {
    showFieldErrors(form, []);
    await form.validate().catch(() => undefined);
    if (form.errors.length > 0) return focusFirstError(form);
    const values = formValues(form, dialog.whenHidden, record);
    const { submit: use } = dialog;
    if (!use) return onSubmitted(values);
    const params = compileTemplate(use.params)({ ...scope, $values: values }) as Record<string, unknown>;
    onSubmitted(await call(use.call, { ...values, ...params }, { silent: true }));
  };

  const show = (error: unknown) => {
    const fieldErrors: readonly FieldError[] = error instanceof RequestError ? error.fieldErrors : [];
    const homeless = showFieldErrors(form, fieldErrors);
    const isAtItsField = fieldErrors.length > homeless.length;
    const texts = homeless.map(({ message }) => message);
    if (!isAtItsField && texts.length === 0) texts.push(failureText(error));
    setFailure(texts.length > 0 ? texts.join("；") : null);
    if (isAtItsField) focusFirstError(form);
  };

  const submit = () => {
    if (busy.current || readOnly) return;
    busy.current = true;
    setSubmitting(true);
    setFailure(null);
    send()
      .catch(show)
      .finally(() => {
        busy.current = false;
        setSubmitting(false);
      });
  };
  return { submit, submitting, failure };
}

function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isOutcomeUnknown(error) ? `${message}。填写的内容已保留，不作修改再次提交不会重复保存` : message;
}
