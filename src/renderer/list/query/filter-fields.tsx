import type { Field as FieldModel } from "@formily/core";
import { Field, observer, useForm } from "@formily/react";
import { useMemo, type ComponentType } from "react";
import { compileText } from "../../../expression/template.ts";
import type { FilterPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { FormItem } from "../../form/field/form-item.tsx";
import { liveOptions } from "../../form/schema/live-options.ts";
import { plainCopy } from "../../form/values/plain-copy.ts";
import { failureText } from "../../failure-text.ts";
import { nodeMark } from "../../probe.ts";
import type { Scope } from "../../host.ts";
import { isFilterShown } from "../data/list-params.ts";

interface FilterFieldsProps {
  readonly filters: readonly FilterPlan[];
  readonly connectors: { readonly [kind: string]: ComponentType };
  readonly isWide: (filter: FilterPlan) => boolean;
  /** The scope of the list's expressions; the values being typed come to it as `$values`. */
  readonly scope: Scope;
  /** The reason why an opening value is missing, by filter id. */
  readonly problems: { readonly [filterId: string]: string };
}

/** The filters whose conditions hold for what is being typed. */
export const FilterFields = observer(
  ({ filters, connectors, isWide, scope, problems }: FilterFieldsProps) => {
    const form = useForm();
    const isLive = filters.some(({ visible }) => visible !== undefined);
    const seen = isLive ? { ...scope, $values: plainCopy(form.values) } : scope;
    return filters.map((filter) => {
      const connector = connectors[filter.kind];
      if (!connector || !isFilterShown(filter, seen)) return null;
      const problem = problems[filter.id] ?? conditionProblem(filter, seen);
      return (
        <div
          key={filter.id}
          className={isWide(filter) ? "list-query-wide" : "list-query-field"}
          {...nodeMark?.(`filter:${filter.id}`)}
        >
          <FilterField filter={filter} connector={connector} scope={scope} problem={problem} />
        </div>
      );
    });
  },
);

interface FilterFieldProps {
  readonly filter: FilterPlan;
  readonly connector: ComponentType;
  readonly scope: Scope;
  readonly problem: string | null;
}

function FilterField({ filter, connector, scope, problem }: FilterFieldProps) {
  const { id, title, options, required } = filter;
  const follow = useMemo(() => liveOptions(options, scope), [options, scope]);
  const react = (field: FieldModel) => {
    if (problem !== null) field.setData({ problem });
    follow?.(field);
  };
  return (
    <Field
      name={id}
      title={title}
      required={required ?? false}
      decorator={[FormItem]}
      component={[connector, follow ? {} : options]}
      reactions={[react]}
    />
  );
}

function conditionProblem({ visible }: FilterPlan, scope: Scope): string | null {
  if (visible === undefined) return null;
  try {
    compileText(visible)(scope);
    return null;
  } catch (error) {
    return `条件出错：${failureText(error)}`;
  }
}
