import "./steps.css";
import type { Form } from "@formily/core";
import { useMemo } from "react";
import type { ActionContext, DialogOutcome } from "../../../actions/verb-runner.ts";
import { compileWords } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { DialogPlan, DialogStepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { compileActions } from "../../action/compile-action.ts";
import { type OpenDialog, useActionRunner } from "../../action/use-action-runner.ts";
import { Button } from "../../button.tsx";
import { ScreenForm } from "../../form/screen-form.tsx";
import type { UnsavedRef } from "../../form/use-unsaved.ts";
import { formValues } from "../../form/values/form-values.ts";
import type { Scope, Screen } from "../../host.ts";
import { RecordFrame } from "../../record/record-frame.tsx";
import { useRecord } from "../../record/use-record.ts";
import { BackButton } from "./back-button.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepHead } from "./step-head.tsx";
import { StepText } from "./step-text.tsx";
import { useExchange } from "./use-exchange.ts";
import { useSending } from "./use-sending.ts";
import { useSteps } from "./use-steps.ts";
import { useUnsavedSteps } from "./use-unsaved-steps.ts";

export interface StepsContentProps {
  readonly screen: Screen;
  readonly dialog: Extract<DialogPlan, { kind: "steps" }>;
  readonly scope: Scope;
  readonly readOnly: boolean;
  /** Receives the question whether something typed would get lost. */
  readonly unsavedRef: UnsavedRef;
  readonly open: OpenDialog;
  readonly reload: ActionContext["reload"];
  readonly onCancel: () => void;
  readonly onFinish: (outcome: DialogOutcome) => void;
  /** Called when something has been written and the dialog stays open. */
  readonly onChanged: () => void;
}

/** Forms of one dialog, one after another. */
export function StepsContent(props: StepsContentProps) {
  const { screen, dialog, scope } = props;
  const loaded = useRecord(dialog.record, scope, screen.host);
  return (
    <RecordFrame loaded={loaded} scope={scope} rows={4}>
      {(record, withRecord) => <StepForm {...props} record={record} scope={withRecord} />}
    </RecordFrame>
  );
}

function StepForm(props: StepsContentProps & { readonly record: Row | null }) {
  const { screen, dialog, scope, record, readOnly, onCancel, onFinish, reload } = props;
  const runner = useActionRunner(screen, props.open);
  const steps = useSteps({
    screen,
    dialog,
    scope,
    onWritten: props.onChanged,
    onDone: ({ result, wrote, steps: afterwards, scope: seen }) => {
      onFinish({ outcome: "submitted", value: result, ...(wrote && { wrote }) });
      const action = { id: "done", label: steps.plan.submitLabel, style: "default", disabled: [] } as const;
      runner.start({ ...action, do: afterwards }, "done", seen, reload);
    },
  });
  const { plan, state } = steps;
  const unsavedRef = useUnsavedSteps(props.unsavedRef, state.unsent);
  const body = useMemo(() => ({ ...plan, id: `${dialog.id}.${plan.id}` }), [plan, dialog.id]);
  const seen = useMemo(() => ({ ...scope, ...state.seen }), [scope, state.seen]);
  const actions = useMemo(() => compileActions(plan.actions, screen.host), [plan, screen.host]);
  const { sending, notice, send, forget } = useSending(steps);
  const { exchange, follow } = useExchange(steps, forget);
  const typedIn = (form: Form) => formValues(form, "keep", record);
  return (
    <>
      <StepHead steps={dialog.steps} at={state.at} trail={state.trail} />
      {plan.text !== undefined && (
        <StepText
          key={`text${state.entry}`}
          text={compileWords(plan.text)(seen)}
          isAlone={!hasFields(plan)}
        />
      )}
      <ScreenForm
        key={state.entry}
        className="form-narrow"
        {...{ screen, body, record, readOnly, exchange, notice, unsavedRef }}
        scope={seen}
        kept={state.values[plan.id] ?? null}
        renderActions={(form) => (
          <>
            <BackButton
              back={steps.back}
              typed={() => typedIn(form)}
              unsavedRef={unsavedRef}
              onLeave={forget}
            />
            <StepActions
              {...{ form, actions, runner, reload, sending }}
              scope={steps.names()}
              entered={state.entered[plan.id] ?? null}
              onSend={(id, use) => send(id, use, () => typedIn(form))}
            />
          </>
        )}
        cancelButton={<Button onClick={onCancel}>{readOnly ? "关闭" : "取消"}</Button>}
        onSubmitted={({ values }) => follow(values)}
      />
    </>
  );
}

function hasFields({ form }: DialogStepPlan): boolean {
  return Object.keys(form.properties ?? {}).length > 0;
}
