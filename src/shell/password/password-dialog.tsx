import { App, Modal } from "antd";
import { useRef } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { changePassword } from "./change-password.ts";
import { PasswordForm } from "./password-form.tsx";
import type { PasswordFaults, PasswordValues } from "./password-values.ts";
import { passwordText } from "./password-text.ts";

const SECONDS_TO_READ = 1;

export interface PasswordDialogProps {
  /** True when leaving would lose something on one of the open pages. */
  readonly isUnsaved: () => boolean;
  readonly onClose: () => void;
}

/** Changes the user's own password; then they sign in anew. */
export function PasswordDialog({ isUnsaved, onClose }: PasswordDialogProps) {
  const shell = useShell();
  const { message } = App.useApp();
  const body = useRef<HTMLDivElement>(null);

  async function send(values: PasswordValues): Promise<PasswordFaults> {
    const faults = await changePassword(shell, values);
    if (Object.keys(faults).length > 0) return faults;
    // The server has ended every sign-in of the user, and the dialog has announced this with its consequences.
    shell.sessions.forget({ keepDrafts: false });
    await message.success(passwordText("done"), SECONDS_TO_READ);
    shell.sessions.leave();
    return {};
  }

  return (
    <Modal
      open
      title={shellText("password.change")}
      closable={{ "aria-label": "关闭" }}
      width={440}
      footer={null}
      maskClosable={false}
      afterOpenChange={(isOpen) => {
        if (isOpen) body.current?.querySelector("input")?.focus();
      }}
      onCancel={onClose}
    >
      <div ref={body}>
        <p>{passwordText("means")}</p>
        {isUnsaved() && <p>{passwordText("unsaved")}</p>}
        <PasswordForm asksOld onCancel={onClose} onSend={send} />
      </div>
    </Modal>
  );
}
