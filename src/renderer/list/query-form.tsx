import { createForm } from "@formily/core";
import { Field, FormProvider } from "@formily/react";
import { Button } from "antd";
import { useMemo, useState } from "react";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import { EnvironmentContext } from "../form/field-connector.tsx";
import { formComponents } from "../form/form-components.ts";
import { FormItem } from "../form/form-item.tsx";
import { plainCopy } from "../form/plain-copy.ts";
import type { Screen } from "../screen.ts";
import { filledFilters, initialQuery, type FilterValues } from "./list-query.ts";

/** Filters that stay on show while the others are folded away. */
const ALWAYS_SHOWN = 5;

interface QueryFormProps {
  readonly screen: Screen<ListPlan>;
  /** The filters in force; other ones (a link, another address) are taken over. */
  readonly filters: FilterValues;
  readonly onSubmit: (filters: FilterValues) => void;
}

/** The filters of a list. Enter or 查询 asks; 重置 goes back to the opening values and asks. */
export function QueryForm({ screen, filters, onSubmit }: QueryFormProps) {
  const { plan, host, environment } = screen;
  const { connectors } = formComponents(host.fields);
  const inForce = JSON.stringify(filters);
  const form = useMemo(() => createForm({ values: JSON.parse(inForce) as FilterValues }), [inForce]);
  const folded = plan.filters.slice(ALWAYS_SHOWN);
  const [isOpen, setOpen] = useState(folded.some(({ id }) => filters[id] !== undefined));
  const shown = isOpen ? plan.filters : plan.filters.slice(0, ALWAYS_SHOWN);
  const reset = () => {
    const { filters: initial } = initialQuery(plan);
    form.setValues({ ...initial }, "overwrite");
    onSubmit(initial);
  };
  return (
    <search>
      <form
        className="list-query"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(filledFilters(plainCopy(form.values) as FilterValues));
        }}
      >
        <div className="list-query-fields">
          <EnvironmentContext value={environment}>
            <FormProvider form={form}>
              {shown.map(({ id, title, kind, options }) => {
                const Connector = connectors[kind];
                return Connector ? (
                  <Field
                    key={id}
                    name={id}
                    title={title}
                    decorator={[FormItem]}
                    component={[Connector, options]}
                  />
                ) : null;
              })}
            </FormProvider>
          </EnvironmentContext>
        </div>
        <div className="list-query-buttons">
          <Button htmlType="submit">查询</Button>
          <Button onClick={reset}>重置</Button>
          {folded.length > 0 && (
            <button
              type="button"
              className="grid-link"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? "收起" : "展开"}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
