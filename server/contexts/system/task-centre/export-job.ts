import type { ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobContext, JobKind } from "../../../contracts/job-kind.ts";
import type { JobResult } from "../../../platform/jobs/job-result.ts";
import { mayCall } from "../../../access/grants.ts";
import { HEAD_STYLE, XLSX_MIME, writeWorkbook } from "../../../platform/spreadsheet/write-workbook.ts";
import { exportColumns } from "./export-columns.ts";
import { type RowsChunk, exportRows } from "./export-rows.ts";
import { exportScope } from "./export-scope.ts";
import { exportableScreen } from "./exportable-screen.ts";

export interface ExportParams {
  readonly screen: string;
  /** Of the list's source, without paging. */
  readonly params: { readonly [name: string]: unknown };
  readonly columns?: readonly string[];
  /** Keys of the chosen rows; absent: all of them. */
  readonly selection?: readonly (string | number)[];
  readonly tab?: string;
}

/** Writes the rows, columns and labels that a list shows this user into a workbook; says so when there are more rows. */
export function exportJob(maxRows: number): JobKind<ExportParams> {
  return async (wanted, context) => await writeScreen(wanted, maxRows, context);
}

async function writeScreen(wanted: ExportParams, maxRows: number, context: JobContext): Promise<JobResult> {
  const { user, clock } = context;
  const project = context.project;
  const plan = exportableScreen(project, wanted.screen, user.grants);
  const params = { ...wanted.params, ...tabParams(plan, wanted.tab, context) };
  const scope = await exportScope(plan, params, wanted.tab, context);
  const listed = project.operations.get(plan.source.call)?.row;
  const columns = exportColumns(plan, wanted.columns, user.grants, scope, listed);
  const widths = columns.map(({ width }) => width);
  const keep = selectionOf(plan, wanted);
  let written = 0;
  let cut = false;
  const content = await writeWorkbook([{ name: plan.title, widths, frozenRows: 1 }], context, async (add) => {
    add([columns.map(({ title }) => ({ value: title, ...HEAD_STYLE }))]);
    const chunks = limited(exportRows(plan, params, project, context), keep, maxRows);
    for await (const chunk of chunks) {
      add(chunk.rows.map((row) => columns.map((column) => column.cellOf(row))));
      written += chunk.rows.length;
      cut = chunk.cut;
      await context.report(chunk.share);
    }
    if (cut) add([[cutNotice(maxRows)]]);
  });
  return {
    message: cut ? cutNotice(maxRows) : `已导出 ${written} 行`,
    file: { name: fileName(plan.title, clock.now()), mime: XLSX_MIME, content },
  };
}

function tabParams({ tabs }: ListPlan, id: string | undefined, { user }: JobContext): object {
  const tab = tabs?.items.find((item) => item.id === id);
  if (!tabs || !tab) return {};
  if (tab.permission !== undefined && !mayCall(user.grants, [tab.permission], "read")) {
    throw new Refusal("permission");
  }
  return tab.value === undefined ? {} : { [tabs.param]: tab.value };
}

type Keep = (row: { readonly [field: string]: unknown }) => boolean;

function selectionOf({ rowKey }: ListPlan, { selection }: ExportParams): Keep {
  if (!selection) return () => true;
  const keys = new Set(selection.map(String));
  return (row) => keys.has(String(row[rowKey]));
}

interface LimitedChunk {
  readonly rows: RowsChunk["rows"];
  /** The share that has been read, 0 to 1. */
  readonly share: number;
  /** There are more rows, which are not exported. */
  readonly cut: boolean;
}

async function* limited(
  chunks: AsyncIterable<RowsChunk>,
  keep: Keep,
  maxRows: number,
): AsyncGenerator<LimitedChunk> {
  let left = maxRows;
  for await (const { rows, read, total } of chunks) {
    const kept = rows.filter(keep);
    const fitting = kept.slice(0, left);
    left -= fitting.length;
    const cut = fitting.length < kept.length || (left === 0 && read < total);
    yield { rows: fitting, share: read / Math.max(1, total), cut };
    if (cut) return;
  }
}

function cutNotice(maxRows: number): string {
  return `数据超过 ${maxRows} 行，仅导出前 ${maxRows} 行，请缩小筛选范围后分次导出`;
}

/** `<title>_<yyyyMMddHHmm>.xlsx`, without what file systems refuse. */
function fileName(title: string, now: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|]/g, " ")}_${now.replaceAll(/\D/g, "").slice(0, 12)}.xlsx`;
}
