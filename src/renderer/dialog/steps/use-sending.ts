import { useState } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { SendPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Failure } from "../../form/use-submit.ts";
import type { Steps } from "./use-steps.ts";

interface Sending {
  /** Id of the button whose sending is on its way. */
  readonly sending: string | null;
  /** Said of the last one, until something else is sent. */
  readonly notice: Failure | null;
  readonly send: (id: string, use: SendPlan, typed: () => Row) => void;
  readonly forget: () => void;
}

/** The buttons that send what another step has sent, one at a time. */
export function useSending(steps: Steps): Sending {
  const [sending, setSending] = useState<string | null>(null);
  const [notice, setNotice] = useState<Failure | null>(null);
  const showNotice = (text: string) => setNotice({ text, takesFocus: true });
  const run = async (use: SendPlan, typed: () => Row) => {
    const answer = await steps.send(use);
    steps.follow(answer, typed());
    if (answer.decision.kind === "error") showNotice(answer.decision.text);
  };
  const send = (id: string, use: SendPlan, typed: () => Row) => {
    if (sending !== null) return;
    setSending(id);
    setNotice(null);
    run(use, typed)
      .catch((error: unknown) => showNotice(failureText(error)))
      .finally(() => setSending(null));
  };
  return { sending, notice, send, forget: () => setNotice(null) };
}
