import type { EditionGate } from "./edition-gate.ts";
import type { Condition, Template } from "./template.ts";

/** One step of an action. `if` and `stop` belong to the language; every other verb is a folder of `src/actions`. */
export type StepPlan =
  | {
      readonly verb: "if";
      readonly condition: Condition;
      readonly then: readonly StepPlan[];
      readonly else: readonly StepPlan[];
    }
  | { readonly verb: "stop"; readonly when?: Condition }
  | VerbStepPlan;

export interface VerbStepPlan {
  readonly verb: string;
  /** Templates, evaluated right before the verb runs; names in the contract's `raw` are handed over unevaluated. */
  readonly args: { readonly [key: string]: Template };
  readonly when?: Condition;
  /** Later steps see the verb's result under this name. */
  readonly as?: string;
  readonly onError?: readonly StepPlan[];
}

/** Sends once more what a step of a dialog has sent. */
export interface SendPlan {
  readonly step: string;
  /** Laid over the parameters that were sent. */
  readonly with: Template;
  /** Seconds after a sending that has led to its step in which it waits. */
  readonly cooldown?: number;
}

export interface ActionPlan {
  readonly id: string;
  /** A template. */
  readonly label: string;
  readonly permission?: string;
  readonly style: "primary" | "default" | "danger";
  /** `Alt+N`: the keys that start it, as `aria-keyshortcuts` has them but for Ctrl. */
  readonly shortcut?: string;
  readonly edition?: EditionGate;
  readonly visible?: Condition;
  /** A name of the row's `can`: a sentence there is the reason why it cannot be done. */
  readonly can?: string;
  readonly disabled: readonly { readonly when: Condition; readonly reason: string }[];
  /** A template; shown as a confirmation before the steps run. */
  readonly confirm?: string;
  readonly do: readonly StepPlan[];
  /** The page stays as it is after a write of these steps. */
  readonly reload?: false;
  /** In a step of a dialog, in the place of steps. */
  readonly send?: SendPlan;
  /** Stands at each row and for the ticked ones; sees `rows`, one or several, in place of `row`. */
  readonly onRows?: true;
  /** In a list's toolbar: it looks at the list or its ticked rows, so it stays while rows are ticked. */
  readonly readsTicks?: true;
}
