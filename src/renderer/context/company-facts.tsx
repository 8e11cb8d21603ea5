import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { ContextPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Company, RendererHost } from "../host.ts";

interface CompanyFactsProps {
  readonly plan: NonNullable<ContextPlan["company"]>;
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  readonly company: Company;
}

/** The sort of taxpayer that it is; its service is a word only where it has ended. */
export function CompanyFacts({ plan, host, environment, company }: CompanyFactsProps) {
  const cell = host.fields.enum?.cell;
  const { taxlayerType, statusCode } = company;
  return (
    <span className="context-facts">
      {cell?.(plan.type, environment)(taxlayerType, { ...company })}
      {statusCode !== SERVED && cell?.(plan.status, environment)(statusCode, { ...company })}
    </span>
  );
}

const SERVED = 1;
