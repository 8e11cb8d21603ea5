import {
  type ActionContext,
  type DialogOutcome,
  type Outside,
  StepsEnded,
  type VerbRunner,
} from "../../actions/verb-runner.ts";
import { compileTemplate, compileText } from "../../expression/template.ts";
import type { CallOptions } from "../../request/client-contract.ts";
import type { Json, StepPlan, VerbStepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { Scope } from "../host.ts";

/** The context that the steps of an action act upon. */
export interface StepEngine extends Outside {
  readonly verbs: { readonly [verb: string]: VerbRunner };
  readonly call: (
    operationId: string,
    params: Record<string, unknown>,
    options: CallOptions,
  ) => Promise<unknown>;
  readonly open: (dialog: string, scope: Scope, given: unknown) => Promise<DialogOutcome>;
  readonly reload: ActionContext["reload"];
  readonly toast: ActionContext["toast"];
  readonly confirm: ActionContext["confirm"];
  readonly navigate: ActionContext["navigate"];
  readonly setValues: ActionContext["setValues"];
  readonly saveForms: ActionContext["saveForms"];
  readonly endDialog: ActionContext["endDialog"];
  readonly wait: ActionContext["wait"];
  readonly batch: ActionContext["batch"];
}

/**
 * Runs the steps one after the other. A result named by `as` is seen by the later steps of the same list and by those nested in them.
 * Resolves to the result of the last step; rejects with `StepsEnded` when the list ended quietly (stop, cancel, or a failure that `onError` has dealt with), else with the failure itself.
 */
export async function runSteps(
  steps: readonly StepPlan[],
  scope: Scope,
  engine: StepEngine,
): Promise<unknown> {
  let seen = scope;
  let result: unknown;
  for (const step of steps) {
    if (isBranch(step)) {
      result = await runSteps(compileText(step.condition)(seen) ? step.then : step.else, seen, engine);
    } else if (step.when === undefined || compileText(step.when)(seen)) {
      if (!isVerb(step)) throw new StepsEnded();
      result = await runVerb(step, seen, engine);
      if (step.as !== undefined) seen = { ...seen, [step.as]: result };
    }
  }
  return result;
}

async function runVerb(step: VerbStepPlan, scope: Scope, engine: StepEngine): Promise<unknown> {
  const { onError } = step;
  try {
    const runner = engine.verbs[step.verb];
    if (!runner) throw new Error(`no verb "${step.verb}" is registered`);
    const args = evaluate(step.args, runner.asPlanned ?? [], scope) as { readonly [key: string]: unknown };
    return await runner.run(args, {
      ...engine,
      scope,
      call: (operationId, params, options) =>
        engine.call(operationId, params, { silent: onError !== undefined, ...options }),
      open: (dialog, given) => engine.open(dialog, scope, given),
      run: (nested, names) => runSteps(nested, { ...scope, ...names }, engine),
      runQuietly: (nested, names) => runSteps(nested, { ...scope, ...names }, quiet(engine)),
    });
  } catch (error) {
    if (error instanceof StepsEnded || onError === undefined) throw error;
    await runSteps(onError, { ...scope, error: describeError(error) }, engine);
    // Going on would let the next step report a success that never was.
    throw new StepsEnded();
  }
}

function quiet(engine: StepEngine): StepEngine {
  return {
    ...engine,
    call: (operationId, params, options) =>
      engine.call(operationId, { ...params, noLoading: true }, { ...options, silent: true }),
  };
}

/** A value of the arguments in this scope; what is for later stays as it is planned. */
function evaluate(value: Json, asPlanned: readonly string[], scope: Scope, place = ""): unknown {
  if (asPlanned.includes(place)) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return compileTemplate(value)(scope);
  const entries = Object.entries(value).map(
    ([name, inner]: [string, Json]) =>
      [name, evaluate(inner, asPlanned, scope, place === "" ? name : `${place}.${name}`)] as const,
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function describeError(error: unknown) {
  const message = failureText(error);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return { message, code };
}

function isBranch(step: StepPlan): step is Extract<StepPlan, { verb: "if" }> {
  return step.verb === "if";
}

function isVerb(step: VerbStepPlan | { readonly verb: "stop" }): step is VerbStepPlan {
  return step.verb !== "stop";
}
