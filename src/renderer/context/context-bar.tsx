import "./context-bar.css";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { ContextPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import { CompanyPart } from "./company-part.tsx";
import { PeriodPart } from "./period-part.tsx";
import type { ScreenContext } from "./use-screen-context.ts";

interface ContextBarProps extends Pick<ScreenContext, "company" | "period"> {
  readonly plan: ContextPlan;
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  /** Runs what leaves the screen below, after its questions. */
  readonly leave: (go: () => void) => Promise<void>;
}

/** The company and the period that the screen below is about. */
export function ContextBar({ plan, host, environment, company, period, leave }: ContextBarProps) {
  return (
    <div className="context-bar">
      {company && plan.company && (
        <CompanyPart
          plan={plan.company}
          host={host}
          environment={environment}
          company={company}
          leave={leave}
        />
      )}
      {period && <PeriodPart host={host} environment={environment} period={period} leave={leave} />}
    </div>
  );
}
