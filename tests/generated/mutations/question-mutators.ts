import { inLists, replace, type Mutator } from "./mutator.ts";
import { plain } from "../../oracles/cell-oracle.ts";

type Node = { readonly [name: string]: unknown };

export const questionMutators: readonly Mutator[] = [
  {
    title: "the list opens with another order",
    part: "display",
    mutate: inLists(function* (plan) {
      if (plan.sorted)
        yield { plan: { ...plan, sorted: { ...plan.sorted, order: "ascending" } }, names: / request$/ };
    }),
  },
  {
    title: "a filter begins with another value",
    part: "display",
    mutate: inLists(function* (plan) {
      const filter = plan.filters.find(({ kind, options }) => kind === "enum" && options.multiple !== true);
      const choice = plan.enums[plain(filter?.options.enum)]?.find(
        ({ value, all }) => !all && value !== null && value !== filter?.initial,
      );
      if (!filter || !choice) return;
      const filters = replace(plan.filters, filter.id, (entry) => ({ ...entry, initial: choice.value }));
      yield { plan: { ...plan, filters }, names: / request$/ };
    }),
  },
  {
    title: "a fixed parameter of the source is lost",
    part: "display",
    mutate: inLists(function* (plan) {
      if (Object.keys(plan.source.params as Node).length > 0)
        yield { plan: { ...plan, source: { ...plan.source, params: {} } }, names: / request$/ };
    }),
  },
  {
    title: "a filter sends another parameter",
    part: "filters",
    mutate: inLists(function* (plan) {
      const [left, right] = plan.filters.filter(({ kind }) => kind === "text");
      if (!left || !right) return;
      const filters = replace(plan.filters, left.id, (filter) => ({ ...filter, params: right.params }));
      yield { plan: { ...plan, filters }, names: / request$/, id: left.id };
    }),
  },
  {
    title: "a filter of days forgets the end of the last",
    part: "filters",
    mutate: inLists(function* (plan) {
      const filter = plan.filters.find(({ options }) => options.endOfDay === true);
      if (!filter) return;
      const filters = replace(plan.filters, filter.id, (entry) => ({ ...entry, options: {} }));
      yield { plan: { ...plan, filters }, names: / request$/, id: filter.id };
    }),
  },
  {
    title: "a filter that takes several takes one",
    part: "filters",
    mutate: inLists(function* (plan) {
      const filter = plan.filters.find(({ options }) => options.multiple === true);
      if (!filter) return;
      const filters = replace(plan.filters, filter.id, (entry) => ({
        ...entry,
        options: { ...entry.options, multiple: false },
      }));
      yield { plan: { ...plan, filters }, names: / request$/, id: filter.id };
    }),
  },
  {
    title: "two columns order by each other's property",
    part: "orders",
    mutate: inLists(function* (plan) {
      const [left, right] = plan.columns.filter(
        ({ sort, optional }) => sort !== undefined && optional !== true,
      );
      if (left?.sort === undefined || right?.sort === undefined) return;
      const { sort } = right;
      const columns = replace(plan.columns, left.id, (column) => ({ ...column, sort }));
      yield { plan: { ...plan, columns }, names: / request$/ };
    }),
  },
  {
    title: "the tree sends another parameter",
    part: "orders",
    mutate: inLists(function* (plan) {
      const [filter] = plan.filters;
      if (!plan.aside || !filter) return;
      yield { plan: { ...plan, aside: { ...plan.aside, param: filter.field } }, names: / request$/ };
    }),
  },
];
