import { type ReactNode, useMemo, useRef, useState } from "react";
import { RequestError } from "../../request/request-error.ts";
import type { FormFindings } from "../nested/open-forms.ts";
import { withIntents } from "../steps/call-intents.ts";
import { useConflict } from "./conflict/use-conflict.tsx";
import { fieldErrorsOf, sentenceOf } from "./describe-failure.ts";
import { focusFirstError, showFieldErrors } from "./field/field-errors.ts";
import { findFindings } from "./find-findings.ts";
import { sendForm, type Submission } from "./send-form.ts";
import { useGaps } from "./use-gaps.ts";
import { tidyForm } from "./values/tidy-field.ts";

export interface Failure {
  readonly text: string;
  /** A field with a finding of its own has the focus instead. */
  readonly takesFocus: boolean;
}

interface Submit {
  readonly submit: () => void;
  /** Validates the form, after what is being sent; null: nothing keeps it from being saved. */
  readonly check: () => Promise<FormFindings | null>;
  /** Sends a form that has been checked; rejects with the sentence that says why it was refused. */
  readonly save: () => Promise<void>;
  readonly submitting: boolean;
  readonly failure: Failure | null;
  /** Changes that another user has saved in the meantime, to be decided upon. */
  readonly conflict: ReactNode;
}

const UPLOADING = "文件还在上传，请等上传完成后再提交";

/** Validates and sends the form, one submit at a time. A failure keeps everything that was typed and says what is wrong. */
export function useSubmit(submission: Submission): Submit {
  const { screen, body, form, record, readOnly, isUploading, exchange } = submission;
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef<Promise<void> | null>(null);
  const sayUnfinished = () => {
    if (body.unfinished !== undefined) setFailure({ text: body.unfinished, takesFocus: false });
  };
  const mayBeSent = useGaps(form, sayUnfinished);
  const call = useMemo(() => withIntents(screen.host.call), [screen.host]);

  const validate = async () => {
    tidyForm(form);
    showFieldErrors(form, []);
    await form.validate().catch(() => undefined);
  };

  const send = () => sendForm(submission, { call, showConflict: (change) => conflict.show(change) });

  /** Returns the sentence that says what is wrong. */
  const showFailure = (error: unknown): string => {
    const fieldErrors = error instanceof RequestError ? fieldErrorsOf(error) : [];
    const homeless = showFieldErrors(form, fieldErrors);
    const isAtItsField = fieldErrors.length > homeless.length;
    // The sentence names all rows that have changed.
    const isStale = error instanceof RequestError && error.stale.length > 0;
    const texts = isStale ? [] : homeless.map(({ message }) => message);
    if (isStale || (!isAtItsField && texts.length === 0)) texts.push(sentenceOf(error, body.submitLabel));
    setFailure(texts.length > 0 ? { text: texts.join("；"), takesFocus: !isAtItsField } : null);
    if (isAtItsField) focusFirstError(form);
    return [...texts, ...(isAtItsField ? fieldErrors.map(({ message }) => message) : [])].join("；");
  };

  /** Does it while the form shows that it is being sent. */
  const whileSending = (work: () => Promise<void>): Promise<void> => {
    setSubmitting(true);
    setFailure(null);
    exchange?.begin();
    const ended = work().finally(() => {
      sending.current = null;
      setSubmitting(false);
    });
    sending.current = ended.catch(() => undefined);
    return ended;
  };

  const submit = () => {
    if (sending.current || readOnly) return;
    if (isUploading()) return setFailure({ text: UPLOADING, takesFocus: true });
    void whileSending(async () => {
      await validate();
      if (await mayBeSent()) await send();
      else focusFirstError(form);
    }).catch(showFailure);
  };
  const check = async () => {
    await sending.current;
    if (isUploading()) throw new Error(UPLOADING);
    await validate();
    const found = findFindings(form, screen.plan.title);
    if (found === null) return null;
    const show = () => {
      sayUnfinished();
      found.show();
    };
    return { ...found, show };
  };
  const save = async () => {
    await sending.current;
    await whileSending(send).catch((error: unknown) => {
      throw new Error(showFailure(error));
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
  return { submit, check, save, submitting, failure, conflict: conflict.element };
}
