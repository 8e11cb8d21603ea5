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
      const filter = plan.filters.find(({ kind, initial }) => kind === "enum" && initial !== undefined);
      const other = plan.enums[plain(filter?.options.enum)]?.find(({ value }) => value !== filter?.initial);
      if (!filter || !other) return;
      const filters = replace(plan.filters, filter.id, (one) => ({ ...one, initial: other.value }));
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
      const [one, other] = plan.filters.filter(({ kind }) => kind === "text");
      if (!one || !other) return;
      const filters = replace(plan.filters, one.id, (filter) => ({ ...filter, params: other.params }));
      yield { plan: { ...plan, filters }, names: / request$/, id: one.id };
    }),
  },
  {
    title: "a filter of days forgets the end of the last",
    part: "filters",
    mutate: inLists(function* (plan) {
      const filter = plan.filters.find(({ options }) => options.endOfDay === true);
      if (!filter) return;
      const filters = replace(plan.filters, filter.id, (one) => ({ ...one, options: {} }));
      yield { plan: { ...plan, filters }, names: / request$/, id: filter.id };
    }),
  },
  {
    title: "a filter that takes several takes one",
    part: "filters",
    mutate: inLists(function* (plan) {
      const filter = plan.filters.find(({ options }) => options.multiple === true);
      if (!filter) return;
      const filters = replace(plan.filters, filter.id, (one) => ({
        ...one,
        options: { ...one.options, multiple: false },
      }));
      yield { plan: { ...plan, filters }, names: / request$/, id: filter.id };
    }),
  },
  {
    title: "two columns order by each other's property",
    part: "orders",
    mutate: inLists(function* (plan) {
      const [one, other] = plan.columns.filter(
        ({ sort, optional }) => sort !== undefined && optional !== true,
      );
      if (one?.sort === undefined || other?.sort === undefined) return;
      const { sort } = other;
      const columns = replace(plan.columns, one.id, (column) => ({ ...column, sort }));
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
