import { asList, asObject } from "../project/as-object.ts";

export type StepValue = Readonly<Record<string, unknown>>;

/** A way from one step of a dialog to another. */
export interface StepWay {
  readonly from: string;
  readonly to: string;
  /** The step whose sending leads there: the one that it leads from, or one before that is sent once more. */
  readonly sent: string;
}

/** A button of a step that sends what another step has sent. */
export interface SendUse {
  readonly step: string;
  readonly value: StepValue;
  /** Below the step. */
  readonly path: readonly (string | number)[];
}

/** The steps of a dialog as written; nothing where it has none. */
export function stepsOf(dialog: StepValue): readonly StepValue[] {
  return asList(dialog.steps).map(asObject);
}

export function idOf(step: StepValue): string {
  return typeof step.id === "string" ? step.id : "";
}

/** The buttons of a step that send what another step has sent. */
export function sendsOf(step: StepValue): readonly SendUse[] {
  const buttons = [
    { value: asObject(step.submit), path: ["submit"] },
    ...asList(step.actions).map((action, index) => ({
      value: asObject(action),
      path: ["actions", index],
    })),
  ];
  return buttons.flatMap(({ value, path }) =>
    typeof value.send === "string" ? [{ step: value.send, value, path }] : [],
  );
}

/** The steps that the `next` of a step leads to. */
export function leadsTo(step: StepValue): readonly string[] {
  return asList(step.next).flatMap((entry) => {
    const { to } = asObject(entry);
    return typeof to === "string" ? [to] : [];
  });
}

/** All ways between the steps of a dialog. */
export function waysOf(steps: readonly StepValue[]): readonly StepWay[] {
  return steps.flatMap((step) => {
    const from = idOf(step);
    const again = sendsOf(step).flatMap((use) => steps.filter((other) => idOf(other) === use.step));
    return [step, ...again].flatMap((sent) => leadsTo(sent).map((to) => ({ from, to, sent: idOf(sent) })));
  });
}

/** The steps that have been answered whichever way leads to a step, by its id; a step that no way leads to is missing. */
export function answeredBefore(steps: readonly StepValue[]): ReadonlyMap<string, ReadonlySet<string>> {
  const answered = new Map<string, ReadonlySet<string>>();
  const [first] = steps;
  if (first) answered.set(idOf(first), new Set());
  const ways = waysOf(steps);
  const known = new Set(steps.map(idOf));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { from, to, sent } of ways) {
      const before = answered.get(from);
      if (!before || !known.has(to)) continue;
      const here = new Set([...before, sent]);
      const earlier = answered.get(to);
      const both = earlier ? new Set([...here].filter((id) => earlier.has(id))) : here;
      if (both.size === earlier?.size) continue;
      answered.set(to, both);
      isChanged = true;
    }
  }
  return answered;
}
