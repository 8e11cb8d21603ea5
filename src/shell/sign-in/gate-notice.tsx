import { App } from "antd";
import { useEffect } from "react";
import { shellText } from "../shell-text.ts";
import type { ClosedGate, SessionStore } from "./session-contract.ts";

interface GateNoticeProps {
  readonly gate: ClosedGate;
  readonly sessions: Pick<SessionStore, "forget" | "leave">;
}

/** Shows why the account may not work here; then the session ends, on confirming or by itself. */
export function GateNotice({ gate, sessions }: GateNoticeProps) {
  const { modal } = App.useApp();
  useEffect(() => {
    const end = () => {
      sessions.forget({ keepDrafts: true });
      sessions.leave();
    };
    const words = { title: shellText("gate.title"), content: gate.text, centered: true };
    if (gate.kind === "warning") {
      const box = modal.warning({ ...words, footer: null });
      const timer = setTimeout(end, gate.signOutAfter);
      return () => {
        clearTimeout(timer);
        box.destroy();
      };
    }
    const box = modal.info({
      ...words,
      okText: shellText("confirm"),
      keyboard: false,
      onOk: end,
    });
    return box.destroy;
  }, [gate, modal, sessions]);
  return <title>{`${shellText("gate.title")} - ${shellText("product")}`}</title>;
}
