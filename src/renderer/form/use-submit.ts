import type { Form } from "@formily/core";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { StartedJob } from "../../actions/verb-runner.ts";
import { compileTemplate, compileWords } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { isOutcomeUnknown, RequestError, type FieldError } from "../../request/request-error.ts";
import type { FormBody } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../host.ts";
import { withIntents } from "../steps/call-intents.ts";
import { readConflict, takeOver } from "./conflict/read-conflict.ts";
import { useConflict } from "./conflict/use-conflict.tsx";
import { focusFirstError, showFieldErrors } from "./field/field-errors.ts";
import { useGaps } from "./use-gaps.ts";
import { formValues, sentValues } from "./values/form-values.ts";
import { baseOf, setBase } from "./values/form-base.ts";
import { requestFields } from "./values/request-fields.ts";
import { tidyForm } from "./values/tidy-field.ts";

/** The values that the form has sent and the answer; without a `submit` of its own, the values themselves. */
export interface Submitted {
  readonly values: Record<string, unknown>;
  readonly result: unknown;
  /** The parameters of the request; the values, where there was none. */
  readonly sent: Record<string, unknown>;
  /** The task that it has started. */
  readonly job?: StartedJob;
}

/** Decides in the place of the form how it is sent, and whether the answer lets it go. */
export interface Exchange {
  /** Called before anything is sent. */
  readonly begin: () => void;
  /** Names that the parameters see beside those of the form. */
  readonly names: () => Scope;
  /** Sends in the place of the form's own call. */
  readonly send?: () => Promise<unknown>;
  /** Says why the form stays, although it was answered; null: it goes. */
  readonly refusal: (submitted: Submitted) => string | null;
}

interface Submission {
  readonly screen: Screen;
  readonly body: FormBody;
  readonly form: Form;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  /** True while files are on their way, which would be missing from the values. */
  readonly isUploading: () => boolean;
  readonly exchange?: Exchange;
  readonly onSubmitted: (submitted: Submitted) => void;
  /** The form holds the values that another user has saved, and none of its own. */
  readonly onReloaded: () => void;
}

export interface Failure {
  readonly text: string;
  /** A field with a finding of its own has the focus instead. */
  readonly takesFocus: boolean;
}

interface Submit {
  readonly submit: () => void;
  readonly submitting: boolean;
  readonly failure: Failure | null;
  /** Changes that another user has saved in the meantime, to be decided upon. */
  readonly conflict: ReactNode;
}

/** Validates and sends the form, one submit at a time. A failure keeps everything that was typed and says what is wrong. */
export function useSubmit(submission: Submission): Submit {
  const { screen, body, form, record, readOnly, isUploading, exchange } = submission;
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const mayBeSent = useGaps(form, body.unfinished, (text) => setFailure({ text, takesFocus: false }));
  const call = useMemo(() => withIntents(screen.host.call), [screen.host]);

  const finish = (submitted: Submitted) => {
    const refusal = exchange?.refusal(submitted) ?? null;
    if (refusal !== null) throw new Refused(refusal);
    submission.onSubmitted(submitted);
  };

  const send = async () => {
    const scope = { ...submission.scope, ...exchange?.names() };
    tidyForm(form);
    showFieldErrors(form, []);
    await form.validate().catch(() => undefined);
    if (!(await mayBeSent())) return focusFirstError(form);
    const values = formValues(form, body.whenHidden, record);
    const { submit: use } = body;
    if (!use) {
      const result = exchange?.send ? await exchange.send() : values;
      return finish({ values, result, sent: values });
    }
    const params = compileTemplate(use.params)({ ...scope, $values: values }) as Record<string, unknown>;
    const request = () => requestFields(sentValues(form, values), params, baseOf(form, record), body.sending);
    let sent = request();
    const result = await call(use.call, sent, { silent: true }).catch(async (error: unknown) => {
      const base = baseOf(form, record);
      const change = await readConflict({ error, form, body, base, scope, host: screen.host });
      if (!change) throw error;
      if (change.differences.length > 0) {
        await conflict.show(change);
        throw error;
      }
      // No field of this form has a value that another user has saved.
      setBase(form, takeOver(change, base));
      sent = request();
      return await call(use.call, sent, { silent: true });
    });
    if (use.title === undefined) return finish({ values, result, sent });
    const title = compileWords(use.title)({ ...scope, $values: values });
    finish({ values, result, sent, job: screen.host.outside.followJob(use.call, result, title) });
  };

  const show = (error: unknown) => {
    const fieldErrors = error instanceof RequestError ? findings(error) : [];
    const homeless = showFieldErrors(form, fieldErrors);
    const isAtItsField = fieldErrors.length > homeless.length;
    // The sentence names all rows that have changed.
    const isStale = error instanceof RequestError && error.stale.length > 0;
    const texts = isStale ? [] : homeless.map(({ message }) => message);
    if (isStale || (!isAtItsField && texts.length === 0)) texts.push(sentenceOf(error, body.submitLabel));
    setFailure(texts.length > 0 ? { text: texts.join("；"), takesFocus: !isAtItsField } : null);
    if (isAtItsField) focusFirstError(form);
  };

  const submit = () => {
    if (busy.current || readOnly) return;
    if (isUploading()) return setFailure({ text: "文件还在上传，请等上传完成后再提交", takesFocus: true });
    busy.current = true;
    setSubmitting(true);
    setFailure(null);
    exchange?.begin();
    send()
      .catch(show)
      .finally(() => {
        busy.current = false;
        setSubmitting(false);
      });
  };
  const { onReloaded } = submission;
  const conflict = useConflict({
    screen,
    form,
    record,
    onMerged: () => submit(),
    onReloaded: () => {
      setFailure(null);
      onReloaded();
    },
  });
  return { submit, submitting, failure, conflict: conflict.element };
}

/** An answer that keeps the form where it is; its message is the sentence for the user. */
class Refused extends Error {}

/** The server's errors at fields; of a list whose entries have changed, the entries' own. */
function findings({ fieldErrors, stale }: RequestError): readonly FieldError[] {
  const entries = stale.flatMap(({ path, name, changedBy }) =>
    path === "" ? [] : [{ path, message: `${name ?? "数据"}已被${changedBy ?? "他人"}修改` }],
  );
  return [...fieldErrors, ...entries];
}

function sentenceOf(error: unknown, submitLabel: string): string {
  const message = error instanceof Refused ? error.message : failureText(error);
  if (error instanceof RequestError && error.isUnexplained) return `${verbOf(submitLabel)}失败：${message}`;
  return isOutcomeUnknown(error) ? `${message}。填写的内容已保留，不作修改再次提交不会重复保存` : message;
}

/** The word before 失败: the label of the button, if it is a verb of what is done. */
function verbOf(submitLabel: string): string {
  return /^\p{Script=Han}{2}$/u.test(submitLabel) && submitLabel !== "确定" ? submitLabel : "提交";
}
