import type { ListPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { inLists, replace, type Mutator } from "./mutator.ts";
import { plain } from "../../oracles/cell-oracle.ts";

/** Columns in sight that have something to show. */
const shown = ({ columns }: ListPlan) =>
  columns.filter((column) => column.optional !== true && column.visible === undefined);

const withColumns = (plan: ListPlan, columns: ListPlan["columns"]): ListPlan => ({ ...plan, columns });

export const columnMutators: readonly Mutator[] = [
  {
    title: "a column is gone",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id } of shown(plan))
        yield {
          plan: withColumns(
            plan,
            plan.columns.filter((column) => column.id !== id),
          ),
          names: / columns$/,
        };
    }),
  },
  {
    title: "two columns have changed places",
    part: "display",
    mutate: inLists(function* (plan) {
      const middle = shown(plan).filter(({ fixed }) => fixed === undefined);
      const [left, right] = middle;
      if (!left || !right) return;
      const swapped = plan.columns.map((column) =>
        column === left ? right : column === right ? left : column,
      );
      yield { plan: withColumns(plan, swapped), names: / columns$/ };
    }),
  },
  {
    title: "a title is another one",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id } of shown(plan))
        yield {
          plan: withColumns(
            plan,
            replace(plan.columns, id, (column) => ({ ...column, title: `${column.title}们` })),
          ),
          names: / columns$/,
        };
    }),
  },
  {
    title: "the labels of a code table have moved by one",
    part: "display",
    mutate: inLists(function* (plan) {
      const column = shown(plan).find(({ kind }) => kind === "enum");
      const table = plain(column?.options.enum);
      const entries = plan.enums[table] ?? [];
      if (!column || entries.length < 2) return;
      const moved = entries.map((entry, at) => ({
        ...entry,
        label: entries.at(at - 1)?.label ?? entry.label,
      }));
      yield {
        plan: { ...plan, enums: { ...plan.enums, [table]: moved } },
        names: new RegExp(`/ ${column.id}$`),
      };
    }),
  },
  {
    title: "a column reads another code table",
    part: "display",
    mutate: inLists(function* (plan) {
      const column = shown(plan).find(({ kind }) => kind === "enum");
      const table = Object.keys(plan.enums).find((name) => name !== column?.options.enum);
      if (!column || table === undefined) return;
      const changed = replace(plan.columns, column.id, (entry) => ({
        ...entry,
        options: { ...entry.options, enum: table },
      }));
      yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${column.id}$`) };
    }),
  },
  {
    title: "a moment reads as mere text",
    part: "display",
    mutate: inLists(function* (plan) {
      const column = shown(plan).find(({ kind }) => kind === "datetime");
      if (!column) return;
      // Moments of the demo data end with the minute: as a day they lose it.
      const changed = replace(plan.columns, column.id, (entry) => ({ ...entry, kind: "date" }));
      yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${column.id}$`) };
    }),
  },
  {
    title: "a column stands at the other edge",
    part: "display",
    mutate: inLists(function* (plan) {
      const column = shown(plan).find(({ align }) => align === "right");
      if (!column) return;
      const changed = replace(plan.columns, column.id, (entry) => ({ ...entry, align: "left" as const }));
      yield { plan: withColumns(plan, changed), names: / alignment$/ };
    }),
  },
  {
    title: "a second line is gone",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id, second } of shown(plan)) {
        if (!second) continue;
        const changed = replace(plan.columns, id, ({ second: _second, ...rest }) => rest);
        yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${id}$`) };
      }
    }),
  },
  {
    title: "a cell works out something else",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id, computed } of shown(plan)) {
        if (!computed) continue;
        const changed = replace(plan.columns, id, (entry) => ({ ...entry, value: "{{ 0.01 }}" }));
        yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${id}$`) };
      }
    }),
  },
  {
    title: "the text behind a mark is gone",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id, hint } of shown(plan)) {
        if (hint === undefined) continue;
        const changed = replace(plan.columns, id, ({ hint: _hint, ...rest }) => rest);
        yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${id}$`) };
      }
    }),
  },
  {
    title: "the tax number below a company's name is gone",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id, options } of shown(plan).filter(({ kind }) => kind === "company")) {
        const { taxNumber: _number, ...others } = options;
        yield {
          plan: withColumns(
            plan,
            replace(plan.columns, id, (entry) => ({ ...entry, options: others })),
          ),
          names: new RegExp(`/ ${id}$`),
        };
      }
    }),
  },
  {
    title: "a value no longer starts its action",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id, action } of shown(plan)) {
        if (action === undefined) continue;
        const changed = replace(plan.columns, id, ({ action: _action, ...rest }) => rest);
        yield { plan: withColumns(plan, changed), names: new RegExp(`/ ${id}$`) };
      }
    }),
  },
];
