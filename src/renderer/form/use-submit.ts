import type { Form } from "@formily/core";
import { useMemo, useRef, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { RequestError, type FieldError } from "../../request/request-error.ts";
import type { FormBody } from "../../schema/plan/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../screen.ts";
import { isOutcomeUnknown, withIntents } from "../steps/call-intents.ts";
import { focusFirstError, showFieldErrors } from "./field-errors.ts";
import { formValues, sentValues } from "./form-values.ts";
import { tidyForm } from "./tidy-field.ts";

/** What the form has sent and what came back; without a `submit` of its own, that is the values themselves. */
export interface Submitted {
  readonly values: Record<string, unknown>;
  readonly result: unknown;
}

interface Submission {
  readonly screen: Screen;
  readonly body: FormBody;
  readonly form: Form;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  /** Whether files are still on their way, which would be missing from the values. */
  readonly isUploading: () => boolean;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** Validates and sends the form, one submit at a time. A failure keeps everything that was typed and says what is wrong. */
export function useSubmit(submission: Submission) {
  const { screen, body, form, scope, record, readOnly, isUploading, onSubmitted } = submission;
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const call = useMemo(() => withIntents(screen.host.call), [screen.host]);

  const send = async () => {
    tidyForm(form);
    showFieldErrors(form, []);
    await form.validate().catch(() => undefined);
    if (form.errors.length > 0) return focusFirstError(form);
    const values = formValues(form, body.whenHidden, record);
    const { submit: use } = body;
    if (!use) return onSubmitted({ values, result: values });
    const params = compileTemplate(use.params)({ ...scope, $values: values }) as Record<string, unknown>;
    const result = await call(use.call, { ...sentValues(form, values), ...params }, { silent: true });
    onSubmitted({ values, result });
  };

  const show = (error: unknown) => {
    const fieldErrors: readonly FieldError[] = error instanceof RequestError ? error.fieldErrors : [];
    const homeless = showFieldErrors(form, fieldErrors);
    const isAtItsField = fieldErrors.length > homeless.length;
    const texts = homeless.map(({ message }) => message);
    if (!isAtItsField && texts.length === 0) texts.push(sentenceOf(error));
    setFailure(texts.length > 0 ? texts.join("；") : null);
    if (isAtItsField) focusFirstError(form);
  };

  const submit = () => {
    if (busy.current || readOnly) return;
    if (isUploading()) return setFailure("文件还在上传，请等上传完成后再提交");
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

function sentenceOf(error: unknown): string {
  const message = failureText(error);
  return isOutcomeUnknown(error) ? `${message}。填写的内容已保留，不作修改再次提交不会重复保存` : message;
}
