import "./dialog.css";
import { Button, Modal } from "antd";
import { useEffect, useRef, useState } from "react";
import type { DialogOutcome } from "../../actions/verb-runner.ts";
import type { FormDialogPlan, ListPlan } from "../../schema/plan/screen-plan.ts";
import { useConfirm } from "../action/use-confirm.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { dialogPermission, type Scope, type Screen } from "../screen.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { useRecord } from "./use-record.ts";

interface FormDialogProps {
  readonly screen: Screen<ListPlan>;
  readonly dialog: FormDialogPlan;
  readonly scope: Scope;
  readonly title: string;
  /** Called once, when the user is done with the dialog. */
  readonly onOutcome: (outcome: DialogOutcome) => void;
  /** Called when it has left the screen. */
  readonly onClosed: () => void;
}

/** A modal with a form in it. It closes by mask, Esc, × or 取消 only when nothing typed gets lost, or the user agrees. */
export function FormDialog(props: FormDialogProps) {
  const { screen, dialog, title } = props;
  const [isOpen, setOpen] = useState(true);
  // antd forgets where the focus was, because the form takes it first.
  const [opener] = useState(() => document.activeElement);
  const unsavedRef = useRef(() => false);
  const confirm = useConfirm();
  const { guardClosing } = screen.place;
  useEffect(() => {
    if (!isOpen) return;
    return guardClosing(() => (unsavedRef.current() ? `「${title}」中有未保存的修改，确定放弃？` : null));
  }, [guardClosing, isOpen, title]);
  const finish = (outcome: DialogOutcome) => {
    setOpen(false);
    props.onOutcome(outcome);
  };
  const cancel = async () => {
    if (unsavedRef.current() && !(await confirm("确定放弃未保存的修改？"))) return;
    finish({ outcome: "cancelled" });
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      width={dialog.width}
      footer={null}
      maskClosable={false}
      closable={{ "aria-label": "关闭" }}
      destroyOnHidden
      onCancel={() => void cancel()}
      afterClose={() => {
        if (opener instanceof HTMLElement) opener.focus();
        props.onClosed();
      }}
    >
      <ErrorBoundary fallback={showFailure}>
        <DialogContent {...props} unsavedRef={unsavedRef} onCancel={() => void cancel()} onFinish={finish} />
      </ErrorBoundary>
    </Modal>
  );
}

interface DialogContentProps extends FormDialogProps {
  /** Receives the question whether something typed would get lost. */
  readonly unsavedRef: { current: () => boolean };
  readonly onCancel: () => void;
  readonly onFinish: (outcome: DialogOutcome) => void;
}

function DialogContent({ screen, dialog, scope, unsavedRef, onCancel, onFinish }: DialogContentProps) {
  const permission = dialogPermission(screen, dialog);
  const { state, retry } = useRecord(permission === false ? undefined : dialog.record, scope, screen.host);
  if (permission === false) {
    return <ScreenMessage title="没有此操作的权限" detail="如需使用，请联系管理员开通。" />;
  }
  if (state.status === "loading")
    return <FormSkeleton rows={Object.keys(dialog.form.properties ?? {}).length} />;
  if (state.status === "failed") {
    return <ScreenMessage title="加载失败" detail={state.message} action={{ label: "重试", run: retry }} />;
  }
  return (
    <DialogForm
      screen={screen}
      dialog={dialog}
      scope={scope}
      record={state.record}
      readOnly={permission === "view"}
      unsavedRef={unsavedRef}
      cancelButton={<Button onClick={onCancel}>{permission === "view" ? "关闭" : "取消"}</Button>}
      onSubmitted={(value) => onFinish({ outcome: "submitted", value })}
    />
  );
}

function FormSkeleton({ rows }: { rows: number }) {
  return (
    <output className="dialog-skeleton" aria-label="加载中">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="dialog-skeleton-row" />
      ))}
    </output>
  );
}

function showFailure(error: Error) {
  return <ScreenMessage title="表单显示出错" detail={error.message} />;
}
