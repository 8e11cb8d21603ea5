import { useId, useMemo } from "react";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { ContextPlan } from "../../schema/plan/plans/screen-plan.ts";
import { Button } from "../button.tsx";
import type { Company, RendererHost } from "../host.ts";
import { CompanyFacts } from "./company-facts.tsx";
import { type KnownCompany, rememberCompany } from "./recent-companies.ts";
import { searchCompanies } from "./search-companies.ts";
import type { CompanyChoice } from "./use-company.ts";

interface CompanyPartProps {
  readonly plan: NonNullable<ContextPlan["company"]>;
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  readonly company: CompanyChoice;
  readonly leave: (go: () => void) => Promise<void>;
}

/** The company that the screen below is about: found by name, pinyin or tax number, or the one before and after. */
export function CompanyPart({ plan, host, environment, company, leave }: CompanyPartProps) {
  const { state, before, after } = company;
  const id = useId();
  const Control = host.fields.options?.Control;
  const chosen = state.status === "ready" ? state.company : undefined;
  const searching = useMemo(
    () => ({ ...environment, call: searchCompanies(environment.call, host.settings) }),
    [environment, host.settings],
  );
  const choose = (next: KnownCompany) =>
    void leave(() => {
      rememberCompany(host.settings, next);
      company.choose(next.companyId);
    });
  return (
    <div className="context-part">
      <label htmlFor={id}>客户</label>
      <Neighbour company={before} label="上一家" end="已是第一家" sign="‹" onChoose={choose} />
      <span className="context-company">
        {Control && (
          <Control
            id={id}
            value={chosen?.companyId}
            {...(chosen && { valueName: chosen.label })}
            placeholder="名称、拼音首字母或税号"
            {...(state.status === "none" && { autoFocus: true })}
            options={{
              source: {
                call: plan.search.call,
                params: chosen ? { chosen: { companyId: chosen.companyId, label: chosen.label } } : {},
                value: "companyId",
                label: "label",
              },
              search: "companyName",
            }}
            environment={searching}
            onChange={(companyId, label) => {
              if (typeof companyId === "number") choose({ companyId, label: label ?? "" });
            }}
          />
        )}
      </span>
      <Neighbour company={after} label="下一家" end="已是最后一家" sign="›" onChoose={choose} />
      {chosen && <CompanyFacts plan={plan} host={host} environment={environment} company={chosen} />}
    </div>
  );
}

interface NeighbourProps {
  readonly company: Company | undefined;
  readonly label: string;
  /** Said where there is none. */
  readonly end: string;
  readonly sign: string;
  readonly onChoose: (company: Company) => void;
}

function Neighbour({ company, label, end, sign, onChoose }: NeighbourProps) {
  return (
    <Button
      aria-label={company ? `${label}，${company.companyName}` : label}
      {...(company ? { title: company.companyName } : { off: end })}
      onClick={() => company && onChoose(company)}
    >
      {sign}
    </Button>
  );
}
