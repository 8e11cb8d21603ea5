import "./form.css";
import { createForm, type Form } from "@formily/core";
import { FormProvider } from "@formily/react";
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import { warmAntdControls } from "../../fields/antd/load-antd-controls.ts";
import type { FormBody } from "../../schema/plan/plans/screen-plan.ts";
import { Button } from "../button.tsx";
import { InFoot } from "../foot/foot-slot.tsx";
import type { AddForms } from "../nested/open-forms.ts";
import { useProbe } from "../probe.ts";
import type { Scope, Screen } from "../host.ts";
import { useActivationCount } from "../use-activation-count.ts";
import { AsTextContext, EnvironmentContext } from "./field/field-connector.tsx";
import { useDraft } from "./drafts/use-draft.tsx";
import { formComponents } from "./form-components.ts";
import { openingValues } from "./values/opening-values.ts";
import { plainCopy } from "./values/plain-copy.ts";
import { prepareSchema } from "./schema/prepare-schema.ts";
import { seenSchema } from "./schema/seen-schema.ts";
import type { Exchange, Submitted } from "./send-form.ts";
import { type Failure, useSubmit } from "./use-submit.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import { useOpenForm } from "./use-open-form.ts";
import { useUnsaved, type UnsavedRef } from "./use-unsaved.ts";

interface ScreenFormProps {
  readonly screen: Screen;
  readonly body: FormBody & { readonly id: string };
  /** `record` included. */
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  /** Why it is only read, although the user could fill it in. */
  readonly readOnlyReason?: string | null;
  /** False: the focus stays where it is. */
  readonly takesFocus?: boolean;
  readonly unsavedRef: UnsavedRef;
  /** Makes it known to the page around, whose actions may save it. */
  readonly addForms?: AddForms | undefined;
  /** Values that were typed into it when it stood there before. */
  readonly kept?: Row | null;
  /** In a dialog in steps. */
  readonly exchange?: Exchange;
  /** Said in the place of what the form said last. */
  readonly notice?: Failure | null;
  /** Stands above the fields. */
  readonly above?: ReactNode;
  /** `form-wide` on a page, `form-narrow` in a dialog. */
  readonly className: string;
  /** Buttons that stand left of those of the form. */
  readonly renderActions?: (form: Form) => ReactNode;
  readonly cancelButton: ReactNode;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** A form of a screen: Formily's model, our controls, one submit at a time. */
export function ScreenForm(props: ScreenFormProps) {
  const { screen, body, scope, record, unsavedRef, notice, readOnlyReason = null } = props;
  const isText = readOnlyReason !== null;
  const readOnly = props.readOnly || isText;
  const { SchemaField } = formComponents(screen.host.fields);
  const { form, schema } = useFormModel(props, readOnly);
  useProbe({ kind: "form", screen, body, form, scope });
  const formId = useId();
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
  const { submit, check, save, submitting, failure, conflict } = useSubmit({
    ...props,
    readOnly,
    form,
    isUploading,
    onSubmitted,
    onReloaded: markSaved,
  });

  const { environment } = screen;
  const activations = useActivationCount();
  const { title } = screen.plan;
  useOpenForm({ form, title, addForms: props.addForms, unsavedRef, activations, check, save });
  // A state that only the buttons show, as that it is being sent, must not draw every field again.
  const fields = useMemo(
    () => (
      <EnvironmentContext value={environment}>
        <AsTextContext value={isText}>
          <FormProvider form={form}>
            <SchemaField schema={schema} scope={scope} />
          </FormProvider>
        </AsTextContext>
      </EnvironmentContext>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew with each showing
    [SchemaField, environment, form, schema, scope, isText, activations],
  );
  useEffect(warmAntdControls, []);
  useFirstFocus(formRef, !readOnly && props.takesFocus !== false);
  const said = notice ?? failure;

  return (
    <form
      ref={formRef}
      id={formId}
      className={`form ${props.className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form-fields">
        {props.above}
        {readOnlyReason !== null && <ReadOnlyNote reason={readOnlyReason} />}
        {draft.line}
        {fields}
      </div>
      {conflict}
      <InFoot>
        <div className="form-footer">
          {said && <FormFailure {...said} />}
          {props.renderActions?.(form)}
          <span className="form-footer-gap" />
          {props.cancelButton}
          {!readOnly && (
            <Button look="primary" type="submit" form={formId} busy={submitting}>
              {body.submitLabel}
            </Button>
          )}
        </div>
      </InFoot>
    </form>
  );
}

/** Formily's form and the schema of its fields; another record, or that it is only read, makes it anew. */
function useFormModel(props: ScreenFormProps, readOnly: boolean) {
  const { screen, body, scope, record } = props;
  const { host } = screen;
  const [kept] = useState(props.kept);
  const schema = useMemo(() => prepareSchema(seenSchema(body.form, host), host.call), [body, host]);
  const form = useMemo(() => {
    const pattern = readOnly ? "readOnly" : "editable";
    const initialValues = openingValues(body, scope, record);
    const made = createForm({ initialValues, pattern, validateFirst: true });
    if (kept) made.setValues(plainCopy(kept), "shallowMerge");
    return made;
  }, [body, scope, record, readOnly, kept]);
  return { form, schema };
}

function ReadOnlyNote({ reason }: { readonly reason: string }) {
  return (
    <p className="form-read-only" role="note">
      {reason}
    </p>
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
