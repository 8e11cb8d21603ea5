import { type ReactNode, useMemo, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { WalkPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";
import { WalkButtons } from "../trail/walk-buttons.tsx";

interface Walk {
  /** The names of the page, with the value that it has been led to in its input. */
  readonly scope: Scope;
  /** The value, as a key. */
  readonly key: string;
  readonly buttons: ReactNode;
}

/** Leads a page along the values of one of its inputs, from the one that it was opened with; one alone has no buttons. */
export function useWalk(walk: WalkPlan | undefined, scope: Scope): Walk {
  const given = scope["given"] as Readonly<Record<string, unknown>> | null;
  const values = useMemo(
    () => (walk ? (compileTemplate(walk.over)(scope) as readonly unknown[]) : []),
    [walk, scope],
  );
  const first = walk ? values.indexOf(given?.[walk.input]) : -1;
  const [place, setPlace] = useState<number | null>(null);
  const at = place ?? first;
  const isLed = walk !== undefined && values.length > 1 && at !== -1;
  const led = useMemo(
    () => (isLed ? { ...scope, given: { ...given, [walk.input]: values[at] } } : scope),
    [isLed, walk, scope, given, values, at],
  );
  return {
    scope: led,
    key: isLed ? String(values[at]) : "",
    buttons: isLed && (
      <WalkButtons
        at={at + 1}
        total={values.length}
        measureWord={walk.measureWord}
        onStep={(step) => setPlace(at + step)}
      />
    ),
  };
}
