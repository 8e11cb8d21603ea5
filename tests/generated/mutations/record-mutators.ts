import { inRecords, replace, type Mutator } from "./mutator.ts";

export const recordMutators: readonly Mutator[] = [
  {
    title: "an amount of a record reads as mere text",
    part: "display",
    mutate: inRecords(function* (plan) {
      for (const section of plan.sections)
        for (const { id, title } of section.fields.filter(({ kind }) => kind === "money")) {
          const fields = replace(section.fields, id, (entry) => ({ ...entry, kind: "text" }));
          const sections = replace(plan.sections, section.id, (entry) => ({ ...entry, fields }));
          yield { plan: { ...plan, sections }, names: new RegExp(`/ ${title.replaceAll(/[（）]/g, ".")}$`) };
        }
    }),
  },
  {
    title: "a field of a record is gone",
    part: "display",
    mutate: inRecords(function* (plan) {
      for (const section of plan.sections.filter(({ fields }) => fields.length > 1)) {
        const sections = replace(plan.sections, section.id, (entry) => ({
          ...entry,
          fields: entry.fields.slice(1),
        }));
        yield { plan: { ...plan, sections }, names: / fields$/ };
      }
    }),
  },
  {
    title: "a table of a record asks another call",
    part: "display",
    mutate: inRecords(function* (plan) {
      const sources = plan.sections.flatMap(({ id, table }) =>
        table?.source ? [{ id, source: table.source }] : [],
      );
      const [left, right] = sources;
      if (!left || !right) return;
      const sections = replace(plan.sections, left.id, (section) =>
        section.table ? { ...section, table: { ...section.table, source: right.source } } : section,
      );
      yield { plan: { ...plan, sections }, names: / table$/ };
    }),
  },
  {
    title: "a chart is a mere table",
    part: "display",
    mutate: inRecords(function* (plan) {
      for (const { id, table } of plan.sections) {
        if (table?.chart === undefined) continue;
        const { chart: _chart, ...bare } = table;
        const sections = replace(plan.sections, id, (section) => ({ ...section, table: bare }));
        yield { plan: { ...plan, sections }, names: / drawing$/ };
      }
    }),
  },
  {
    title: "a button of a record asks for a permission that nobody has",
    part: "display",
    mutate: inRecords(function* (plan) {
      for (const { id } of plan.actions)
        yield {
          plan: {
            ...plan,
            actions: replace(plan.actions, id, (entry) => ({ ...entry, permission: "nobody" })),
          },
          names: / buttons \/ /,
        };
    }),
  },
];
