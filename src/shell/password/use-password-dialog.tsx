import { App } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { shellText } from "../shell-text.ts";
import type { PasswordDialogProps } from "./password-dialog.tsx";

/** Apart, because few people change it on a day. */
const dialog = createDeferred(async () => (await import("./password-dialog.tsx")).PasswordDialog);

interface PasswordDialogEntry {
  readonly open: () => void;
  readonly element: ReactNode;
}

export function usePasswordDialog(isUnsaved: () => boolean): PasswordDialogEntry {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    open: () => setOpen(true),
    element: isOpen && <DeferredDialog isUnsaved={isUnsaved} onClose={close} />,
  };
}

/** A part that could not be fetched is fetched again when the dialog is opened again. */
function DeferredDialog(props: PasswordDialogProps) {
  const deferred = useDeferred(dialog);
  const { message } = App.useApp();
  const isFailed = deferred.status === "failed";
  useEffect(() => {
    if (isFailed) void message.error(shellText("part.failed"));
  }, [isFailed, message]);
  return deferred.status === "ready" ? <deferred.part {...props} /> : null;
}
