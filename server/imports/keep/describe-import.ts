import type { JobContext } from "../../contracts/job-kind.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import { type FailedRow, failedRowsFile } from "./failed-rows-file.ts";
import type { Kept } from "./keep-whole.ts";

/** The result of an import in words; the rows that failed come back as a workbook. */
export async function describeImport(
  { plan: { tables }, progress: { kept, known, failures } }: Kept,
  name: string,
  context: JobContext,
): Promise<JobResult> {
  const counts = [
    `${kept} 条成功`,
    ...(known > 0 ? [`${known} 条已有，没有重复导入`] : []),
    ...(failures.length > 0 ? [`${failures.length} 条失败，失败原因见文件`] : []),
  ];
  const message = counts.join("，");
  if (failures.length === 0) return { message };
  const rows = tables.flatMap((table) => table.rows);
  const failed = failures.flatMap(({ row, reason }): FailedRow[] => {
    const there = rows[row];
    return there ? [{ line: there.line, cells: there.cells, reason }] : [];
  });
  const titles = tables[0]?.titles ?? [];
  return {
    status: kept + known === 0 ? 2 : 3,
    message,
    file: await failedRowsFile({ name, suffix: "失败", titles }, failed, [], context),
  };
}
