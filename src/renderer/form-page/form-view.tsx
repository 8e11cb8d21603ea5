import "./form-page.css";
import { App } from "antd";
import { useCallback, useMemo, useRef, useState, type ComponentProps } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import type { ActionPlan, FormPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileActions } from "../action/compile-action.ts";
import { useActionRunner } from "../action/use-action-runner.ts";
import { useConfirm } from "../action/use-confirm.ts";
import { Button } from "../button.tsx";
import { useDialogs } from "../dialog/use-dialogs.tsx";
import { FormActions } from "../form/form-actions.tsx";
import { compileReadOnlyReason } from "../form/read-only-reason.ts";
import { ScreenForm } from "../form/screen-form.tsx";
import type { Submitted } from "../form/send-form.ts";
import { NOTHING_UNSAVED, useUnsavedGuard } from "../form/use-unsaved.ts";
import { useChangesAround } from "../nested/use-changes-around.ts";
import { nodeMark } from "../probe.ts";
import { RecordFrame } from "../record/record-frame.tsx";
import { recordKey } from "../record/record-key.ts";
import { useRecord } from "../record/use-record.ts";
import { screenScope } from "../screen.ts";
import type { Scope, Screen } from "../host.ts";

/** A form as a page. Another record in the address, and every loading again, is a form anew. */
export function FormView({ screen }: { readonly screen: Screen<FormPlan> }) {
  const { plan, host, given, context } = screen;
  const [version, setVersion] = useState(0);
  // The day may change while the user fills in the form: the day of its opening stays.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const scope = useMemo(() => screenScope({ host, given, context }), [given, context, version]);
  const startAnew = useCallback(() => setVersion((now) => now + 1), []);
  return (
    <FormPage
      key={`${version}:${recordKey(plan.record, scope)}`}
      screen={screen}
      scope={scope}
      onStartAnew={startAnew}
    />
  );
}

interface FormPageProps {
  readonly screen: Screen<FormPlan>;
  readonly scope: Scope;
  /** Loads the record and opens the form again. */
  readonly onStartAnew: () => void;
}

function FormPage({ screen, scope, onStartAnew }: FormPageProps) {
  const { plan, host, place } = screen;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const loaded = useRecord(plan.record, scope, host);
  const dialogs = useDialogs(screen);
  const runner = useActionRunner(screen, dialogs.open);
  const actions = useMemo(() => compileActions(plan.actions, host), [plan.actions, host]);
  const unsavedRef = useRef(NOTHING_UNSAVED);
  useUnsavedGuard(place, unsavedRef, plan.title);
  const readReason = useMemo(() => compileReadOnlyReason(plan), [plan]);
  const { refresh } = loaded;
  // Typed values stay over the record that they were typed upon.
  const followChanges = useCallback(() => {
    const isUntouched = () => !unsavedRef.current.wouldLose();
    if (isUntouched()) void refresh(isUntouched).catch(() => undefined);
  }, [refresh]);
  useChangesAround(place.changesAround ?? 0, followChanges);
  // A write of a button beside the form takes nothing away that has been typed.
  const reload: ActionContext["reload"] = async (target) => (target === "all" ? undefined : onStartAnew());
  const finish = ({ values }: Submitted, withRecord: Scope) => {
    place.onChanged?.();
    if (plan.done.length === 0) return void message.success("已保存");
    runner.start(doneAction(plan), "done", { ...withRecord, $values: values }, reload);
  };
  const cancel = async () => {
    // The page shows its own confirmation.
    if (place.close) return place.close();
    const mayLeave =
      !unsavedRef.current.wouldLose() || (await confirm("确定放弃未保存的修改？", { ok: "放弃修改" }));
    if (!mayLeave) return;
    unsavedRef.current.discard();
    onStartAnew();
  };
  return (
    <div className="form-page" {...nodeMark?.(`screen:${plan.id}`)}>
      <RecordFrame loaded={loaded} scope={scope} rows={Object.keys(plan.form.properties ?? {}).length}>
        {(record, withRecord) => {
          const readOnlyReason = readReason(withRecord);
          const isRead = screen.readOnly || readOnlyReason !== null;
          return (
            <FormOfRecord
              className="form-wide"
              screen={screen}
              body={plan}
              scope={withRecord}
              record={record}
              readOnly={screen.readOnly}
              readOnlyReason={readOnlyReason}
              unsavedRef={unsavedRef}
              addForms={place.addForms}
              renderActions={(form) => (
                <FormActions
                  form={form}
                  actions={actions}
                  scope={withRecord}
                  runner={runner}
                  reload={reload}
                />
              )}
              cancelButton={
                // A form that is only read has nothing to take back.
                isRead && !place.close ? null : (
                  <Button onClick={() => void cancel()}>{isRead ? "关闭" : "取消"}</Button>
                )
              }
              onSubmitted={(submitted) => finish(submitted, withRecord)}
            />
          );
        }}
      </RecordFrame>
      {dialogs.element}
    </div>
  );
}

/** A record that has changed while nothing was typed is a form anew, which takes no focus. */
function FormOfRecord(props: ComponentProps<typeof ScreenForm>) {
  const content = JSON.stringify(props.record);
  const [opened] = useState(content);
  return <ScreenForm key={content} {...props} takesFocus={content === opened} />;
}

/** The steps after a submit as an action, so that failures are shown and the rows are reloaded. */
function doneAction(plan: FormPlan): ActionPlan {
  return { id: "done", label: plan.submitLabel, style: "default", disabled: [], do: plan.done };
}
