import { isOutcomeUnknown } from "../../request/request-error.ts";
import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { StepEngine } from "../steps/run-steps.ts";

interface WatchedEngine {
  readonly engine: StepEngine;
  /** True when something has been written, or may have been, and the list has not been fetched since. */
  readonly hasWritten: () => boolean;
}

/** Notes the writes of steps: of calls, of dialogs that send something, and of tasks that have ended. */
export function watchWrites(
  engine: StepEngine,
  calls: { readonly [operationId: string]: CallPlan },
): WatchedEngine {
  let wrote = false;
  const note = () => {
    wrote = true;
  };
  const isWrite = (operationId: string) => calls[operationId]?.effect === "write";
  return {
    hasWritten: () => wrote,
    engine: {
      ...engine,
      call: async (operationId, params, options) => {
        try {
          const result = await engine.call(operationId, params, options);
          if (isWrite(operationId)) note();
          return result;
        } catch (error) {
          if (isWrite(operationId) && isOutcomeUnknown(error)) note();
          throw error;
        }
      },
      open: async (dialog, scope, given) => {
        const outcome = await engine.open(dialog, scope, given);
        if (outcome.outcome === "submitted" && outcome.wrote) note();
        return outcome;
      },
      startJob: async (operationId, params, title) => {
        const started = await engine.startJob(operationId, params, title);
        if (isWrite(operationId)) void started.ended.then(note, note);
        return started;
      },
      reload: async (target) => {
        if (target === "list") wrote = false;
        await engine.reload(target);
      },
    },
  };
}
