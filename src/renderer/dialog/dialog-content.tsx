import "./dialog.css";
import { useCallback, useMemo } from "react";
import type { ActionContext, DialogOutcome } from "../../actions/verb-runner.ts";
import { compileTemplate } from "../../expression/template.ts";
import type { CallUse, DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileActions } from "../action/compile-action.ts";
import { useActionRunner } from "../action/use-action-runner.ts";
import { Button } from "../button.tsx";
import { DetailActions } from "../detail/detail-actions.tsx";
import { DetailSections } from "../detail/detail-sections.tsx";
import { FormActions } from "../form/form-actions.tsx";
import { compileReadOnlyReason } from "../form/read-only-reason.ts";
import { ScreenForm } from "../form/screen-form.tsx";
import type { UnsavedRef } from "../form/use-unsaved.ts";
import { FootSlot, useFoot } from "../foot/foot-slot.tsx";
import { RecordFrame } from "../record/record-frame.tsx";
import { useWalk } from "./use-walk.tsx";
import { useRecord } from "../record/use-record.ts";
import type { Screen } from "../host.ts";
import { usePageForms } from "../nested/use-page-forms.ts";
import { useChangesAround } from "../nested/use-changes-around.ts";
import { useSiblingChanges } from "../nested/use-sibling-changes.ts";
import { dialogPermission } from "../screen.ts";
import { ScreenMessage } from "../screen-message.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { DeferredSteps } from "./steps/deferred-steps.tsx";
import { ScreenContent } from "./screen-content.tsx";

interface DialogContentProps extends DialogProps {
  /** Receives the question whether something typed would get lost. */
  readonly unsavedRef: UnsavedRef;
  readonly onCancel: () => void;
  readonly onFinish: (outcome: DialogOutcome) => void;
  /** Called when a screen inside has changed something. */
  readonly onChanged: () => void;
}

const WROTE = { wrote: true } as const;

/** The content of a dialog, by its kind. */
export function DialogContent(props: DialogContentProps) {
  const { screen, dialog } = props;
  const permission = dialogPermission(screen, dialog);
  if (permission === false) {
    return <ScreenMessage title="没有此操作的权限" detail="如需使用，请联系管理员开通。" />;
  }
  if (dialog.kind === "form")
    return <FormContent {...props} dialog={dialog} readOnly={permission === "view"} />;
  if (dialog.kind === "steps")
    return <DeferredSteps {...props} dialog={dialog} readOnly={permission === "view"} />;
  if (dialog.kind === "page") return <PageContent {...props} dialog={dialog} />;
  if (dialog.kind === "screen") return <ScreenContent {...props} dialog={dialog} />;
  return <SurfaceContent {...props} dialog={dialog} />;
}

type ContentOf<Kind extends DialogPlan["kind"]> = DialogContentProps & {
  readonly dialog: Extract<DialogPlan, { kind: Kind }>;
};

function FormContent(props: ContentOf<"form"> & { readonly readOnly: boolean }) {
  const { screen, dialog, scope, readOnly, unsavedRef, onCancel, onFinish } = props;
  const { host } = screen;
  const loaded = useRecord(dialog.record, scope, host);
  const runner = useActionRunner(screen, props.open);
  const actions = useMemo(() => compileActions(dialog.actions, host), [dialog.actions, host]);
  const readReason = useMemo(() => compileReadOnlyReason(dialog), [dialog]);
  return (
    <RecordFrame loaded={loaded} scope={scope} rows={Object.keys(dialog.form.properties ?? {}).length}>
      {(record, withRecord) => {
        const readOnlyReason = readReason(withRecord);
        const isRead = readOnly || readOnlyReason !== null;
        return (
          <ScreenForm
            className="form-narrow"
            screen={screen}
            body={dialog}
            scope={withRecord}
            record={record}
            readOnly={readOnly}
            readOnlyReason={readOnlyReason}
            unsavedRef={unsavedRef}
            above={
              dialog.about && (
                <div className="dialog-about">
                  <DetailSections
                    screen={screen}
                    sections={dialog.about}
                    scope={withRecord}
                    record={record ?? {}}
                    onChanged={props.onChanged}
                    actions={{ runner, reload: props.reload }}
                  />
                </div>
              )
            }
            renderActions={(form) => (
              <FormActions
                form={form}
                actions={actions}
                scope={withRecord}
                runner={runner}
                // Loading the record again would take away what has been typed.
                reload={props.reload}
              />
            )}
            cancelButton={<Button onClick={onCancel}>{isRead ? "关闭" : "取消"}</Button>}
            onSubmitted={({ result, job }) =>
              onFinish({
                outcome: "submitted",
                value: result,
                ...(writes(screen, dialog.submit) && WROTE),
                ...(job && { job }),
              })
            }
          />
        );
      }}
    </RecordFrame>
  );
}

function PageContent({ screen, dialog, open, onCancel, ...props }: ContentOf<"page">) {
  const { scope, key, buttons } = useWalk(dialog.walk, props.scope);
  const loaded = useRecord(dialog.record, scope, screen.host, key);
  const { forms, inside } = usePageForms(screen);
  const foot = useFoot();
  const runner = useActionRunner(screen, open, forms);
  const { reload: reloadOpener } = props;
  const { refresh } = loaded;
  const siblings = useSiblingChanges(props.changesAround);
  const { noteChange } = siblings;
  const reload = useCallback<ActionContext["reload"]>(
    async (target) => {
      noteChange();
      await Promise.all([refresh(), reloadOpener(target)]);
    },
    [refresh, reloadOpener, noteChange],
  );
  // The record is only older when it cannot be loaded again.
  const refreshQuietly = useCallback(() => void refresh().catch(() => undefined), [refresh]);
  useChangesAround(props.changesAround, refreshQuietly);
  return (
    <>
      {buttons && <div className="dialog-walk">{buttons}</div>}
      <RecordFrame loaded={loaded} scope={scope} rows={4}>
        {(record, withRecord) => (
          <>
            {dialog.record && record === null ? (
              <ScreenMessage title="暂无数据" />
            ) : (
              <FootSlot value={foot.slot}>
                <DetailSections
                  screen={inside}
                  sections={dialog.sections}
                  scope={withRecord}
                  record={record ?? {}}
                  siblings={siblings}
                  onChanged={refreshQuietly}
                  actions={{ runner, reload }}
                />
              </FootSlot>
            )}
            <div className="dialog-foot">
              {foot.element}
              <div className="dialog-actions">
                <Button onClick={onCancel}>关闭</Button>
                <DetailActions
                  screen={screen}
                  actions={dialog.actions}
                  scope={withRecord}
                  runner={runner}
                  reload={reload}
                />
              </div>
            </div>
          </>
        )}
      </RecordFrame>
    </>
  );
}

function writes({ plan }: Screen, use: CallUse | undefined): boolean {
  return use !== undefined && plan.calls[use.call]?.effect === "write";
}

function SurfaceContent({ screen, dialog, scope, onCancel, onFinish, onChanged }: ContentOf<"surface">) {
  const params = useMemo(() => compileTemplate(dialog.params)(scope), [dialog, scope]);
  const Surface = screen.surfaces[dialog.surface];
  if (!Surface) return <ScreenMessage title="此内容需要新版本的应用，请刷新" />;
  return (
    <Surface
      screen={screen}
      scope={scope}
      onChanged={onChanged}
      params={params}
      onCancel={onCancel}
      // The calls of a component are not visible from outside, so that it counts as having written.
      onDone={(value) => onFinish({ outcome: "submitted", value, ...WROTE })}
    />
  );
}
