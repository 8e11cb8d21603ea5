import type { StepPlan } from "../schema/plan/screen-plan.ts";

/** What the renderer offers a verb. */
export interface ActionContext {
  /** Names that expressions see; results of earlier steps (`as`) included. */
  readonly scope: { readonly [name: string]: unknown };
  /** Calls an operation. One intent: a retry inside it carries the same idempotency key. */
  readonly call: (operationId: string, params: Record<string, unknown>) => Promise<unknown>;
  readonly open: (dialog: string) => Promise<DialogOutcome>;
  readonly reload: (target: "list" | "row" | "counts") => Promise<void>;
  readonly toast: (text: string, tone: "success" | "info" | "warning" | "error") => void;
  /** True when the user agrees. */
  readonly confirm: (text: string) => Promise<boolean>;
  readonly navigate: (to: string) => void;
  /** Runs nested steps in this scope. */
  readonly run: (steps: readonly StepPlan[]) => Promise<void>;
}

export type DialogOutcome =
  | { readonly outcome: "submitted"; readonly value: unknown }
  | { readonly outcome: "cancelled" };

/** Thrown by a verb to end the list quietly: the user cancelled. */
export class StepsEnded extends Error {
  override readonly name = "StepsEnded";
}

/** The acting half of a verb (`src/actions/<verb>/run.ts`). */
export interface VerbRunner {
  readonly verb: string;
  /** Resolves to what `as` names. A rejection goes to `onError`, else ends the list. */
  readonly run: (args: { readonly [key: string]: unknown }, context: ActionContext) => Promise<unknown>;
}
