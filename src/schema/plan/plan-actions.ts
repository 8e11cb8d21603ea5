import type { Contracts, VerbContract } from "../contracts.ts";
import { asObject } from "../project/project.ts";
import type { ActionSource, SendSource, StepSource } from "./sources/part-source.ts";
import type { ActionPlan, SendPlan, StepPlan, Template } from "./plans/screen-plan.ts";

const LANGUAGE_NAMES: ReadonlySet<string> = new Set(["when", "as", "onError"]);

/** Every name written out, no short form left. */
export function planActions(
  actions: readonly ActionSource[] | undefined,
  contracts: Contracts,
): ActionPlan[] {
  return (actions ?? []).map((action) => ({
    id: action.id,
    label: action.label,
    ...(action.permission !== undefined && { permission: action.permission }),
    style: action.style ?? "default",
    ...(action.shortcut !== undefined && { shortcut: action.shortcut }),
    ...(action.edition && { edition: action.edition }),
    ...(action.visible !== undefined && { visible: action.visible }),
    ...(action.can !== undefined && { can: action.can }),
    disabled: action.disabled ?? [],
    ...(action.confirm !== undefined && { confirm: action.confirm }),
    do: planSteps(action.do, contracts),
    ...(action.on && { onRows: true }),
    ...(action.reload === false && { reload: false }),
    ...(action.send !== undefined && { send: planSend({ ...action, send: action.send }) }),
  }));
}

/** The sending of a button of a step. */
export function planSend({ send, with: others, cooldown }: SendSource & { readonly send: string }): SendPlan {
  return { step: send, with: others ?? {}, ...(cooldown !== undefined && { cooldown }) };
}

/** Actions that destroy stand last, however a screen or its blocks order them. */
export function dangerousLast(actions: readonly ActionPlan[]): readonly ActionPlan[] {
  const isDangerous = ({ style }: ActionPlan) => style === "danger";
  return [...actions.filter((action) => !isDangerous(action)), ...actions.filter(isDangerous)];
}

export function planSteps(steps: readonly StepSource[] | undefined, contracts: Contracts): StepPlan[] {
  return (steps ?? []).map((step) => planStep(step, contracts));
}

function planStep(step: StepSource, contracts: Contracts): StepPlan {
  const when = step.when === undefined ? {} : { when: step.when };
  if (step.if !== undefined) {
    return {
      verb: "if",
      condition: step.if,
      then: planSteps(step.then, contracts),
      else: planSteps(step.else, contracts),
    };
  }
  if (step.stop) return { verb: "stop", ...when };
  const contract = contracts.verbs.find(({ verb }) => Object.hasOwn(step, verb));
  if (!contract) throw new Error(`No verb among the names of the step: ${Object.keys(step).join(", ")}.`);
  const args = Object.entries(step)
    .filter(([name]) => !LANGUAGE_NAMES.has(name))
    .map(([name, value]) => [name, planArgument(name, value, contract, contracts)]);
  return {
    verb: contract.verb,
    args: Object.fromEntries(args) as { readonly [name: string]: Template },
    ...when,
    ...(step.as !== undefined && { as: step.as }),
    ...(step.onError && { onError: planSteps(step.onError, contracts) }),
  };
}

/** Step lists stand under the verb's own keys, or beside other words: `link: { label, do }`. */
function planArgument(name: string, value: unknown, verb: VerbContract, contracts: Contracts): unknown {
  if (Array.isArray(value)) return verb.steps?.includes(name) ? planSteps(value, contracts) : value;
  const declared = asObject(verb.args.properties[name]).properties;
  if (asObject(declared).do === undefined || typeof value !== "object" || value === null) return value;
  const { do: steps } = asObject(value);
  return { ...value, do: planSteps(steps as readonly StepSource[] | undefined, contracts) };
}
