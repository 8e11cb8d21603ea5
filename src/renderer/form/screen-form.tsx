import "./form.css";
import { createForm, type Form } from "@formily/core";
import { FormProvider } from "@formily/react";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import { warmAntdControls } from "../../fields/antd/load-antd-controls.ts";
import type { FormBody } from "../../schema/plan/plans/screen-plan.ts";
import { Button } from "../button.tsx";
import { useProbe } from "../probe.ts";
import type { Scope, Screen } from "../host.ts";
import { useActivationCount } from "../use-activation-count.ts";
import { EnvironmentContext } from "./field/field-connector.tsx";
import { useDraft } from "./drafts/use-draft.tsx";
import { formComponents } from "./form-components.ts";
import { openingValues } from "./values/opening-values.ts";
import { plainCopy } from "./values/plain-copy.ts";
import { prepareSchema } from "./schema/prepare-schema.ts";
import { seenSchema } from "./schema/seen-schema.ts";
import { type Exchange, type Failure, useSubmit, type Submitted } from "./use-submit.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { useUnsaved, type UnsavedRef } from "./use-unsaved.ts";

interface ScreenFormProps {
  readonly screen: Screen;
  readonly body: FormBody & { readonly id: string };
  /** `record` included. */
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  readonly unsavedRef: UnsavedRef;
  /** Values that were typed into it when it stood there before. */
  readonly kept?: Row | null;
  /** In a dialog in steps. */
  readonly exchange?: Exchange;
  /** Said in the place of what the form said last. */
  readonly notice?: Failure | null;
  /** `form-wide` on a page, `form-narrow` in a dialog. */
  readonly className: string;
  /** Buttons that stand left of those of the form. */
  readonly renderActions?: (form: Form) => ReactNode;
  readonly cancelButton: ReactNode;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** A form of a screen: Formily's model, our controls, one submit at a time. */
export function ScreenForm(props: ScreenFormProps) {
  const { screen, body, scope, record, readOnly, unsavedRef, notice } = props;
  const [kept] = useState(props.kept);
  const { SchemaField } = formComponents(screen.host.fields);
  const { host } = screen;
  const schema = useMemo(() => prepareSchema(seenSchema(body.form, host), host.call), [body, host]);
  const form = useMemo(() => {
    const pattern = readOnly ? "readOnly" : "editable";
    const initialValues = openingValues(body, scope, record);
    const made = createForm({ initialValues, pattern, validateFirst: true });
    if (kept) made.setValues(plainCopy(kept), "shallowMerge");
    return made;
  }, [body, scope, record, readOnly, kept]);
  useProbe({ kind: "form", screen, body, form, scope });
  const formRef = useRef<HTMLFormElement>(null);
  const isUploading = useCallback(
    () => formRef.current?.querySelector('.field-files[aria-busy="true"]') instanceof HTMLElement,
    [],
  );
  const draft = useDraft({ screen, body, form, scope, record, readOnly });
  const markSaved = useUnsaved({ form, record, unsavedRef, isUploading, forgetDraft: draft.forget });
  const onSubmitted = (submitted: Submitted) => {
    markSaved();
    props.onSubmitted(submitted);
  };
  const { submit, submitting, failure, conflict } = useSubmit({
    ...props,
    form,
    isUploading,
    onSubmitted,
    onReloaded: markSaved,
  });

  const { environment } = screen;
  const activations = useActivationCount();
  // A state that only the buttons show, as that it is being sent, must not draw every field again.
  const fields = useMemo(
    () => (
      <EnvironmentContext value={environment}>
        <FormProvider form={form}>
          <SchemaField schema={schema} scope={scope} />
        </FormProvider>
      </EnvironmentContext>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew with each showing
    [SchemaField, environment, form, schema, scope, activations],
  );
  useEffect(warmAntdControls, []);
  useFirstFocus(formRef, readOnly);
  const said = notice ?? failure;

  return (
    <form
      ref={formRef}
      className={`form ${props.className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form-fields">
        {draft.line}
        {fields}
      </div>
      {conflict}
      <div className="form-footer">
        {said && <FormFailure {...said} />}
        {props.renderActions?.(form)}
        <span className="form-footer-gap" />
        {props.cancelButton}
        {!readOnly && (
          <Button look="primary" type="submit" busy={submitting}>
            {body.submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * The reason why the form was not saved. It stands in the foot, which is always in sight, and takes the focus without
 * scrolling.
 */
function FormFailure({ text, takesFocus }: Failure) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={alert} className="form-failure" role="alert" tabIndex={-1}>
      {text}
    </div>
  );
}
