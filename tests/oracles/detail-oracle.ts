import type {
  DetailBody,
  FigurePlan,
  ListPlan,
  LinkPlan,
  TextPlan,
} from "../../src/schema/plan/plans/screen-plan.ts";
import { BLANK, expectedCell, type Cell, type Row } from "./cell-oracle.ts";
import { expectedTable, type Table } from "./list-oracle.ts";
import { rowScope } from "./row-scope.ts";
import { evaluate, holds, mayOpen, maySee, text, type Scope, type Viewer } from "./viewer.ts";

/** A section as it is read from the page. */
export interface Section {
  readonly title: string;
  readonly fields: readonly { readonly title: string; readonly cell: Cell }[];
  readonly table?: Table;
  /** Its rows are drawn, too. */
  readonly isDrawn?: boolean;
  /** The stage of each row that is drawn as a node. */
  readonly stages?: readonly string[];
  /** Its words, and the label of the button behind them. */
  readonly words?: string;
}

/** The answer to a call of a section's table; undefined while there is none. */
export type Answers = (call: string, params: Row) => unknown;

type DetailField = DetailBody["sections"][number]["fields"][number] | FigurePlan;

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
  const data = answersOf(body, scope, viewer, answers);
  const seen = { ...scope, data };
  return body.sections
    .filter((section) => maySee(viewer, section) && holds(section.visible, seen))
    .filter(({ surface, shown }) => surface === undefined && shown === undefined)
    .filter(({ from }) => from === undefined || data[from] !== undefined)
    .map((section) => {
      const record = section.from === undefined ? scope.record : (data[section.from] ?? {});
      const fields = (section.figures ?? section.fields)
        .filter(({ visible }) => holds(visible, seen))
        .map((field) => ({
          title: text(field.title, seen),
          cell: withLink(expectedCell(field, record, tables, scope), field, viewer),
        }));
      const title = section.title === undefined ? "" : text(section.title, seen);
      if (section.text) return { title, fields, words: wordsOf(section.text, seen, viewer) };
      if (!section.table) return { title, fields };
      const { rows: property, source, pageSize, chart } = section.table;
      const paging = source && plan.calls[source.call]?.paging;
      const firstPage = paging ? { [paging.page]: 1, [paging.size]: pageSize } : {};
      const asked = source && { ...(evaluate(source.params, scope) as Row), ...firstPage };
      const given = asked ? rowsOf(plan, source.call, answers(source.call, asked)) : record[property ?? ""];
      const rows = Array.isArray(given) ? (given as readonly Row[]) : [];
      const plain = expectedTable(section.table, rows, scope, viewer, tables);
      const table = LOOKS[section.table.as ?? ""]?.(plain) ?? plain;
      const { stage } = section.table;
      const stages =
        stage === undefined
          ? {}
          : { stages: rows.map((row) => String(evaluate(stage, rowScope(scope, row, plan)))) };
      return { title, fields, table, isDrawn: chart !== undefined && rows.length > 0, ...stages };
    });
}

/** The answers to the questions of a page, by their names; undefined: not sent, or not answered. */
export function answersOf(
  body: DetailBody,
  scope: Scope,
  viewer: Viewer,
  answers: Answers,
): { readonly [name: string]: Row | undefined } {
  return Object.fromEntries(
    Object.entries(body.data ?? {}).map(([name, question]) => [
      name,
      maySee(viewer, question)
        ? (answers(question.call, evaluate(question.params, scope) as Row) as Row | undefined)
        : undefined,
    ]),
  );
}

/** The looks of tables that show their rows otherwise. */
const LOOKS: { readonly [look: string]: (table: Table) => Table } = {
  gallery: withNames,
  timeline: withoutBlanks,
};

/** An entry of a timeline leaves out what is empty, and stands at the left as a whole. */
function withoutBlanks({ rows, aligns, ...table }: Table): Table {
  return {
    ...table,
    aligns: aligns.map(() => "left"),
    rows: rows.map((cells) => cells.map((cell) => (cell.text === BLANK ? { ...cell, text: "" } : cell))),
  };
}

/** The picture of a tile is called what its second cell says. */
function withNames(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map(([picture, name, ...others]) =>
      picture && name
        ? [{ ...picture, buttons: picture.buttons.map(() => `查看图片 ${name.text}`) }, name, ...others]
        : [],
    ),
  };
}

function wordsOf({ words, link }: TextPlan, scope: Scope, viewer: Viewer): string {
  const label = link && mayFollow(link, viewer) ? text(link.action.label, scope) : "";
  return text(words, scope) + label;
}

/** A figure that leads to rows is a button, for those who may open what it leads to. */
function withLink(cell: Cell, field: DetailField, viewer: Viewer): Cell {
  const link = "link" in field ? field.link : undefined;
  return link && mayFollow(link, viewer) ? { ...cell, buttons: [cell.text] } : cell;
}

function mayFollow({ routes }: LinkPlan, viewer: Viewer): boolean {
  return routes.every((route) => mayOpen(viewer, route));
}

/** The rows in a call's result: where its paging says, else the result itself or its `list`. */
export function rowsOf(plan: Pick<Plan, "calls">, call: string, result: unknown): readonly Row[] {
  const name = plan.calls[call]?.paging?.rows ?? "list";
  const rows = Array.isArray(result) ? result : (result as Row | null | undefined)?.[name];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}
