import { createForm, type Form } from "@formily/core";
import { FormProvider } from "@formily/react";
import { useMemo, useRef, useState } from "react";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { FilterPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { Button } from "../../button.tsx";
import { EnvironmentContext } from "../../form/field/field-connector.tsx";
import { formComponents } from "../../form/form-components.ts";
import { plainCopy } from "../../form/values/plain-copy.ts";
import { tidyForm } from "../../form/values/tidy-field.ts";
import { useProbe } from "../../probe.ts";
import type { Scope, Screen } from "../../host.ts";
import { FilterFields } from "./filter-fields.tsx";
import { filledFilters, type FilterValues } from "./list-query.ts";
import type { QueryShape } from "./query-shape.ts";
import { foldedFilters } from "./folded-filters.ts";
import type { SavedFilter } from "../../../session/user-settings/setting-answers.ts";
import { droppedNotice, fittingFilters } from "../settings/saved-filters/fitting-filters.ts";
import { SavedFilters } from "../settings/saved-filters/saved-filters.tsx";
import type { SavedFilterList } from "../settings/saved-filters/use-saved-filters.ts";
import { useLineCapacity } from "./use-line-capacity.ts";

interface QueryFormProps {
  readonly screen: Screen<ListPlan>;
  readonly environment: FieldEnvironment;
  readonly shape: QueryShape;
  readonly scope: Scope;
  /** The filters in force; other ones (a link, another address) are taken over. */
  readonly filters: FilterValues;
  readonly saved: SavedFilterList;
  readonly onSubmit: (filters: FilterValues) => void;
}

/** In characters: a longer one would leave its control too little of the narrowest field. */
const LONGEST_NARROW_TITLE = 6;

/** The filters of a list. Enter or 查询 submits them; 重置 restores the opening values and submits. */
export function QueryForm(props: QueryFormProps) {
  const { screen, shape, filters, onSubmit } = props;
  const { connectors } = formComponents(screen.host.fields);
  const form = useQueryForm(filters);
  const fields = useRef<HTMLDivElement>(null);
  const capacity = useLineCapacity(fields);
  const isWide = ({ kind, title }: FilterPlan) =>
    screen.host.fields[kind]?.isWide === true || title.length > LONGEST_NARROW_TITLE;
  const folded = foldedFilters(shape.filters, filters, capacity, isWide);
  const active = folded.filter(({ id }) => filters[id] !== undefined).length;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const relativeTo = String(props.scope.today);
  const environment = useMemo(() => ({ ...props.environment, relativeTo }), [props.environment, relativeTo]);
  const isOpen = wanted ?? active > 0;
  const current = () => readForm(form);
  useProbe({ kind: "query", screen, values: current, folded: isOpen ? [] : folded.map(({ id }) => id) });
  const submit = async () => {
    tidyForm(form);
    try {
      await form.validate();
    } catch {
      // The errors stand at the fields.
      return;
    }
    onSubmit(current());
  };
  const reset = () => {
    form.setValues({ ...shape.opening.filters }, "overwrite");
    onSubmit(shape.opening.filters);
  };
  const apply = (filter: SavedFilter) => {
    const { values, dropped } = fittingFilters(filter, shape.filters);
    onSubmit(values);
    if (dropped > 0) screen.host.outside.notify(droppedNotice(filter, dropped));
  };
  return (
    <search>
      <form
        className="list-query"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="list-query-fields" ref={fields}>
          <EnvironmentContext value={environment}>
            <FormProvider form={form}>
              <FilterFields
                filters={isOpen ? shape.filters : shape.filters.filter((filter) => !folded.includes(filter))}
                connectors={connectors}
                isWide={isWide}
                scope={props.scope}
                problems={shape.problems}
              />
            </FormProvider>
          </EnvironmentContext>
        </div>
        <div className="list-query-buttons">
          <Button type="submit">查询</Button>
          <Button onClick={reset}>重置</Button>
          <SavedFilters saved={props.saved} current={current} onApply={apply} />
          {folded.length > 0 && (
            <button
              type="button"
              className="grid-link"
              aria-expanded={isOpen}
              onClick={() => setWanted(!isOpen)}
            >
              {isOpen ? "收起" : "展开"}
              {!isOpen && active > 0 && `（已填 ${active} 项）`}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

/** Keeps the form whose values are in force: its own query makes no new one. */
function useQueryForm(filters: FilterValues): Form {
  const inForce = JSON.stringify(filters);
  const [form, setForm] = useState(() => formOf(inForce));
  const [shown, setShown] = useState(inForce);
  if (shown !== inForce) {
    setShown(inForce);
    if (JSON.stringify(readForm(form)) !== inForce) setForm(formOf(inForce));
  }
  return form;
}

function formOf(values: string): Form {
  return createForm({ values: JSON.parse(values) as FilterValues });
}

function readForm(form: Form): FilterValues {
  return filledFilters(plainCopy(form.values) as FilterValues);
}
