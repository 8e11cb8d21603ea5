import { App } from "antd";
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { type ActionContext, StepsEnded, type Tone } from "../../../actions/verb-runner.ts";
import { RequestError } from "../../../request/request-error.ts";
import type { StepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { OpenDialog } from "../../action/use-action-runner.ts";
import { useBatches } from "../../action/batch/use-batches.tsx";
import { useConfirm } from "../../action/use-confirm.ts";
import { useWaits } from "../../action/use-waits.tsx";
import { failureText } from "../../failure-text.ts";
import type { Scope, Screen } from "../../host.ts";
import { withIntents } from "../../steps/call-intents.ts";
import { nothingAround } from "../../steps/nothing-around.ts";
import { runSteps, type StepEngine } from "../../steps/run-steps.ts";
import { GatheredMessages } from "./gathered-messages.tsx";
import { createMessageLimit, type GatheredMessage } from "./message-limit.ts";
import type { Look } from "./waiting-rows.ts";

export interface RoundStepsInput {
  readonly screen: Screen;
  readonly scope: Scope;
  readonly open: OpenDialog;
  readonly reload: ActionContext["reload"];
}

const GATHERED_SECONDS = 10;
const GRAVEST: readonly Tone[] = ["error", "warning", "info", "success"];

/** Runs what follows when rows have stopped waiting: one run after the other, with few messages. */
export function useRoundSteps(input: RoundStepsInput): (steps: readonly StepPlan[], look: Look) => void {
  const { message } = App.useApp();
  const { host } = input.screen;
  const key = useId();
  const confirm = useConfirm();
  const wait = useWaits();
  const batch = useBatches(host.outside);
  const call = useMemo(() => withIntents(host.call), [host]);
  const limited = useMemo(
    () =>
      createMessageLimit((messages: readonly GatheredMessage[]) => {
        const type = GRAVEST.find((tone) => messages.some((gathered) => gathered.tone === tone));
        void message.open({
          key,
          duration: GATHERED_SECONDS,
          content: <GatheredMessages messages={messages} />,
          ...(type && { type }),
        });
      }),
    [message, key],
  );
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const before = useRef<Promise<void>>(Promise.resolve());
  return useCallback(
    (steps, look) => {
      if (steps.length === 0) return;
      const { screen, scope, open, reload } = latest.current;
      const engine: StepEngine = {
        ...host.outside,
        ...nothingAround,
        verbs: host.verbs,
        call,
        open: (dialog, dialogScope, given) => open(dialog, dialogScope, given, reload),
        reload: async (target) => {
          screen.place.onChanged?.();
          await reload(target);
        },
        confirm: (text, ok = "确定") => confirm(text, { ok }),
        navigate: (to) => host.navigate(to),
        wait,
        batch,
        toast: (text, tone) =>
          limited({ text, tone }, () => void message.open({ type: tone, content: text })),
        notify: (notice) => {
          const { text, description, tone, link } = notice;
          const whole = description === undefined ? text : `${text}：${description}`;
          // Its link leads on, which a list of texts could not.
          if (link) host.outside.notify(notice);
          else limited({ text: whole, tone }, () => host.outside.notify(notice));
        },
      };
      before.current = before.current
        .then(async () => void (await runSteps(steps, { ...scope, ...look }, engine)))
        .catch((error: unknown) => {
          // The request layer has shown its own failures.
          if (error instanceof StepsEnded || error instanceof RequestError) return;
          void message.error(`自动刷新之后的步骤没有完成：${failureText(error)}`);
        });
    },
    [host, call, confirm, wait, batch, limited, message],
  );
}
