import type { DetailBody, ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { expectedCell, type Cell, type Row } from "./cell-oracle.ts";
import { expectedTable, type Table } from "./list-oracle.ts";
import { evaluate, holds, maySee, text, type Scope, type Viewer } from "./viewer.ts";

/** A section as it is read from the page. */
export interface Section {
  readonly title: string;
  readonly fields: readonly { readonly title: string; readonly cell: Cell }[];
  readonly table?: Table;
}

/** A call that a section's table asks, and what it answered; undefined while nothing came. */
export type Answers = (call: string, params: Row) => unknown;

type Plan = Pick<ListPlan, "calls" | "enums" | "states">;

/** The sections of a record, top to bottom. */
export function expectedSections(
  plan: Plan,
  body: DetailBody,
  scope: Scope & { readonly record: Row },
  viewer: Viewer,
  answers: Answers,
): readonly Section[] {
  const tables = { enums: plan.enums, ...(plan.states && { states: plan.states }) };
  return body.sections
    .filter((section) => maySee(viewer, section) && holds(section.visible, scope))
    .map((section) => {
      const fields = section.fields
        .filter(({ visible }) => holds(visible, scope))
        .map((field) => ({ title: field.title, cell: expectedCell(field, scope.record, tables) }));
      const title = section.title === undefined ? "" : text(section.title, scope);
      if (!section.table) return { title, fields };
      const { columns, rows: property, source } = section.table;
      const given = source
        ? rowsOf(plan, source.call, answers(source.call, evaluate(source.params, scope) as Row))
        : scope.record[property ?? ""];
      const rows = Array.isArray(given) ? (given as readonly Row[]) : [];
      return { title, fields, table: expectedTable(columns, rows, viewer, tables) };
    });
}

/** The rows in a call's result: where its paging says, else the result itself or its `list`. */
export function rowsOf(plan: Pick<Plan, "calls">, call: string, result: unknown): readonly Row[] {
  const name = plan.calls[call]?.paging?.rows ?? "list";
  const rows = Array.isArray(result) ? result : (result as Row | null | undefined)?.[name];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}
