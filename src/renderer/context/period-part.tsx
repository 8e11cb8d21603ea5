import { useId, type KeyboardEvent } from "react";
import { periodLabel, stepPeriod } from "../../domain/period.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import { Button } from "../button.tsx";
import type { RendererHost } from "../host.ts";
import { isWithin } from "./context-names.ts";
import type { PeriodChoice } from "./use-period.ts";

interface PeriodPartProps {
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  readonly period: PeriodChoice;
  readonly leave: (go: () => void) => Promise<void>;
}

/** The period that the screen below is about; PageUp and PageDown go to the one before and after. */
export function PeriodPart({ host, environment, period, leave }: PeriodPartProps) {
  const { chosen, first, limits, quarterly } = period;
  const id = useId();
  const Control = host.fields.period?.Control;
  const before = stepPeriod(chosen, -1, quarterly);
  const after = stepPeriod(chosen, 1, quarterly);
  const choose = (next: string) => void leave(() => period.choose(next));
  const step = (event: KeyboardEvent) => {
    const next = event.key === "PageUp" ? before : event.key === "PageDown" ? after : null;
    if (next === null) return;
    event.preventDefault();
    if (isWithin(next, limits)) choose(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls inside
    <div className="context-part" onKeyDown={step}>
      <label htmlFor={id}>账期</label>
      <Button
        aria-label={`上一期，${periodLabel(before)}`}
        title={periodLabel(before)}
        {...(!isWithin(before, limits) && { off: "已是最早的账期" })}
        onClick={() => choose(before)}
      >
        ‹
      </Button>
      <span className="context-period">
        {Control && (
          <Control
            id={id}
            value={chosen}
            options={{ ...limits, quarterly }}
            environment={environment}
            onChange={(value) => choose(typeof value === "string" ? value : first)}
          />
        )}
      </span>
      <Button
        aria-label={`下一期，${periodLabel(after)}`}
        title={periodLabel(after)}
        {...(!isWithin(after, limits) && { off: "已是最晚的账期" })}
        onClick={() => choose(after)}
      >
        ›
      </Button>
    </div>
  );
}
