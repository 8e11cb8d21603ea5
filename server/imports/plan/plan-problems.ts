import { formatYuan } from "../../../src/domain/money.ts";
import type { ImportQuestion } from "../../contracts/import-kind.ts";
import type { ImportKind } from "../../contracts/firm-context.ts";
import type { FileTable } from "../table/read-table.ts";
import type { ImportFault, PlanCounts } from "./import-plan.ts";
import type { PlanAnswers } from "./plan-answers.ts";

interface Planned {
  readonly kind: ImportKind;
  readonly tables: readonly FileTable[];
  readonly questions: readonly ImportQuestion[];
  readonly answers: PlanAnswers;
  readonly counts: PlanCounts;
  readonly faults: readonly ImportFault[];
}

/** Why nothing of a file can be kept yet, each as a sentence that says what to do. */
export function findProblems({ kind, tables, questions, answers, counts, faults }: Planned): string[] {
  const columns = tables.flatMap((table) => [
    ...table.doubled.map((title) => `列“${title}”出现两次，请选择取哪一列`),
    ...missingColumns(table),
    ...lackingColumns(kind, table),
    ...openColumns(table),
  ]);
  const open = questions
    .filter((question) => answerOf(question, answers) === undefined)
    .map(({ text }) => text);
  return [...new Set([...columns, ...open, ...rowProblems(kind, counts, faults)])];
}

/** The option that holds of a question; undefined where an answer is required and there is none. */
export function answerOf(
  { id, options, usual }: ImportQuestion,
  { questions }: PlanAnswers,
): string | undefined {
  return options.find(({ value }) => value === questions[id])?.value ?? usual;
}

/** The most titles that a sentence lists. */
const MOST_TITLES = 12;

function missingColumns({ missing, columns }: FileTable): string[] {
  if (missing.length === 0) return [];
  const titles = columns.map(({ title }) => title);
  const more = titles.length > MOST_TITLES ? " 等" : "";
  const found = titles.length === 0 ? "" : `，表头为：${titles.slice(0, MOST_TITLES).join("、")}${more}`;
  return [
    `文件缺少列：${missing.map(({ title }) => `“${title}”`).join("、")}${found}，请选择对应的列，或使用导入模板填写`,
  ];
}

function lackingColumns(kind: ImportKind, { columns }: FileTable): string[] {
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  return [kind.lackOf?.(taken)].filter((sentence) => sentence !== undefined);
}

function openColumns({ columns }: FileTable): string[] {
  return columns
    .filter(({ state }) => state === "open")
    .map(({ title, sum }) => `列“${title}”有金额（合计 ${formatYuan(sum ?? 0)}），请选择对应的项目或不导入`);
}

function rowProblems(
  { isWhole, title }: ImportKind,
  counts: PlanCounts,
  [fault]: readonly ImportFault[],
): string[] {
  if (fault && (isWhole || counts.faulty === counts.rows)) {
    const scope = isWhole ? `${title}须整份导入` : "全部有误";
    return [`${counts.faulty} 行有误，${scope}，请更正后重新导入；第 ${fault.line} 行：${fault.reason}`];
  }
  return counts.new + counts.changed === 0 ? ["文件中的数据都已存在，没有需要导入的内容"] : [];
}
