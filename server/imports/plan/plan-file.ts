import { createHash } from "node:crypto";
import { groupRows } from "../../../src/domain/group-rows.ts";
import type { ImportFact, ImportQuestion, PlannedRow, RowsPlan } from "../../contracts/import-kind.ts";
import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { layoutsOfKind } from "../columns-of-kind.ts";
import { type FileTable, type TableKind, type TableRow, readTable } from "../table/read-table.ts";
import { type Sheet, textOf } from "../table/sheet.ts";
import { SHEET_QUESTION, chooseSheets } from "./choose-sheets.ts";
import type { ImportFault, ImportPlan, PlanCounts } from "./import-plan.ts";
import { type PlanAnswers, mappingOf } from "./plan-answers.ts";
import { findProblems } from "./plan-problems.ts";

export interface PlanRequest {
  readonly kind: ImportKind;
  readonly target: object;
  readonly sheets: readonly Sheet[];
  readonly answers: PlanAnswers;
}

/** Plans what would become of a file; reads only. Throws a Refusal where the file or its target takes no plan at all. */
export async function planFile(request: PlanRequest, context: FirmContext): Promise<ImportPlan> {
  const { kind, target, sheets, answers } = request;
  const table: TableKind = {
    columns: kind.columns(target, context),
    layouts: layoutsOfKind(kind.kind, context.project),
  };
  const choice = chooseSheets(sheets, table, answers.questions[SHEET_QUESTION]);
  const mapping = mappingOf(answers);
  const tables = choice.sheets.map((sheet) => readTable(sheet, table, mapping));
  const read = tables.flatMap(({ rows }) => rows);
  const planned = await kind.plan(read, target, answers.questions, context);
  const questions = [...(choice.question ? [choice.question] : []), ...planned.questions];
  const faults = listFaults(read, planned.rows, table.columns, tables);
  const counts = countRows(planned.rows);
  const problems = findProblems({ kind, tables, questions, answers, counts, faults });
  const facts = [...choice.facts, ...tableFacts(tables), ...planned.facts, countFact(counts)];
  return {
    tables,
    rows: planned.rows,
    questions,
    facts,
    faults,
    problems,
    counts,
    digest: digestOf(planned, questions),
  };
}

function listFaults(
  read: readonly TableRow[],
  planned: readonly PlannedRow[],
  columns: readonly WorkbookColumn[],
  tables: readonly FileTable[],
): ImportFault[] {
  const homes = new Map(
    tables.flatMap((table) => {
      const home = { places: placesOf(table), sheet: tables.length > 1 ? `${table.sheet}·` : "" };
      return table.rows.map((row) => [row, home] as const);
    }),
  );
  return planned.flatMap(({ line, faults }, index) => {
    const row = read[index];
    return faults.map(({ path, message }) => {
      const home = row && homes.get(row);
      const place = home?.places.get(path);
      return {
        line,
        // Lines of several sheets have the same numbers.
        column: `${home?.sheet ?? ""}${columns.find(({ name }) => name === path)?.title ?? ""}`,
        content: place === undefined ? "" : textOf(row?.cells[place]),
        reason: message,
      };
    });
  });
}

function placesOf({ columns }: FileTable): ReadonlyMap<string, number> {
  return new Map(columns.flatMap(({ field, place }) => (field === null ? [] : [[field, place] as const])));
}

function countRows(rows: readonly PlannedRow[]): PlanCounts {
  const good = rows.filter(({ faults }) => faults.length === 0);
  const of = (effect: PlannedRow["effect"]) => good.filter((row) => row.effect === effect).length;
  return {
    rows: rows.length,
    new: of("new"),
    changed: of("changed"),
    same: of("same"),
    faulty: rows.length - good.length,
  };
}

function tableFacts(tables: readonly FileTable[]): ImportFact[] {
  const [first] = tables;
  const left = groupRows(
    tables.flatMap((table) => table.left),
    ({ label }) => label,
  );
  const counted = [...left].map(([label, lines]) => `${label} ${lines.length} 行`);
  return [
    { title: "表头", content: first?.headLine === null ? "未找到" : `第 ${first?.headLine} 行` },
    ...(first?.layout ? [{ title: "文件格式", content: first.layout }] : []),
    ...(counted.length > 0 ? [{ title: "不作为数据", content: counted.join("，") }] : []),
  ];
}

function countFact(counts: PlanCounts): ImportFact {
  const parts = [
    `${counts.rows} 行`,
    ...(counts.new > 0 ? [`新增 ${counts.new}`] : []),
    ...(counts.changed > 0 ? [`变更 ${counts.changed}`] : []),
    ...(counts.same > 0 ? [`已有 ${counts.same}`] : []),
    ...(counts.faulty > 0 ? [`有误 ${counts.faulty}`] : []),
  ];
  return { title: "数据", content: parts.join("，") };
}

function digestOf({ rows, facts }: RowsPlan, questions: readonly ImportQuestion[]): string {
  const done = rows.map(({ line, values, effect, faults }) => [line, values, effect, faults]);
  return createHash("sha256")
    .update(JSON.stringify([done, questions, facts]))
    .digest("hex");
}
