import { createForm } from "@formily/core";
import { FormProvider } from "@formily/react";
import { Button } from "antd";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { warmAntdControls } from "../../fields/load-antd-controls.ts";
import type { FormDialogPlan } from "../../schema/plan/screen-plan.ts";
import { EnvironmentContext } from "../form/field-connector.tsx";
import { formComponents } from "../form/form-components.ts";
import { formValues } from "../form/form-values.ts";
import { prepareSchema } from "../form/prepare-schema.ts";
import type { Scope, Screen } from "../screen.ts";
import { useDialogSubmit } from "./use-dialog-submit.ts";

interface DialogFormProps {
  readonly screen: Screen;
  readonly dialog: FormDialogPlan;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  /** Receives the question whether something typed would get lost. */
  readonly unsavedRef: { current: () => boolean };
  readonly cancelButton: ReactNode;
  readonly onSubmitted: (value: unknown) => void;
}

/** The form of a dialog: Formily's model, our controls, one submit at a time. */
export function DialogForm(props: DialogFormProps) {
  const { screen, dialog, record, readOnly, unsavedRef } = props;
  const { SchemaField } = formComponents(screen.host.fields);
  const schema = useMemo(() => prepareSchema(dialog.form), [dialog]);
  const scope = useMemo(() => ({ ...props.scope, record }), [props.scope, record]);
  const form = useMemo(() => {
    const initial = compileTemplate(dialog.initial)(scope) as Row;
    const pattern = readOnly ? "readOnly" : "editable";
    return createForm({ initialValues: { ...initial, ...record }, pattern, validateFirst: true });
  }, [dialog, scope, record, readOnly]);
  const { submit, submitting, failure } = useDialogSubmit({ ...props, form, scope });

  const openingText = useRef<string | null>(null);
  useEffect(() => {
    const read = () => JSON.stringify(formValues(form, "keep", record));
    // Kept over the time that the page is behind another tab, where effects stop.
    openingText.current ??= read();
    unsavedRef.current = () => form.modified && read() !== openingText.current;
    warmAntdControls();
    return () => {
      unsavedRef.current = () => false;
    };
  }, [form, record, unsavedRef]);

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!readOnly) formRef.current?.querySelector<HTMLElement>("input:enabled, textarea:enabled")?.focus();
  }, [readOnly]);

  return (
    <form
      ref={formRef}
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <EnvironmentContext value={screen.environment}>
        <FormProvider form={form}>
          <SchemaField schema={schema} scope={scope} />
        </FormProvider>
      </EnvironmentContext>
      {failure !== null && (
        <div className="dialog-failure" role="alert">
          {failure}
        </div>
      )}
      <div className="dialog-footer">
        {props.cancelButton}
        {!readOnly && (
          <Button type="primary" htmlType="submit" loading={submitting} aria-busy={submitting}>
            {dialog.submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
