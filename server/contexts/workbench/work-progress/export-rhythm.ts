import { operation } from "../../../contracts/operation.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { type TableColumn, tableFile } from "../../../platform/spreadsheet/table-file.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import { monthName } from "../../books/door.ts";
import type { RhythmDay, RhythmParams } from "./rhythm.ts";

/** Kind of the job that writes the workbook. */
export const RHYTHM_EXPORT = "workProgress.rhythmStatisticsExport";

/** Leaves a job that writes the days to a workbook. */
export const exportRhythm = operation(
  "workProgress.rhythmStatisticsExport",
  async (params, { jobs, concerns }) => {
    const title = `导出${monthName(params)}做账报税节奏`;
    concerns(title);
    return { taskid: await jobs.enqueue(RHYTHM_EXPORT, title, params, { once: true }) };
  },
);

export const exportRhythmJob: JobKind<RhythmParams> = async (params, context) => {
  assertMayExport(context, "accountingCentre.filingProgress.export");
  const days = (await context.call("workProgress.rhythmStatistics", params)) as readonly RhythmDay[];
  await context.report(0.5);
  const file = await tableFile(`做账报税节奏_${monthName(params)}`, COLUMNS, days, context);
  return { message: `共导出 ${days.length} 天的进度`, file };
};

const COLUMNS: readonly TableColumn<RhythmDay>[] = [
  { title: "日期", width: 14, value: ({ day }) => day },
  { title: "当日到票", width: 10, value: ({ arrivedNum }) => arrivedNum },
  { title: "当日记账", width: 10, value: ({ bookedNum }) => bookedNum },
  { title: "当日结账", width: 10, value: ({ closedNum }) => closedNum },
  { title: "当日申报", width: 10, value: ({ declaredNum }) => declaredNum },
  { title: "累计到票", width: 10, value: ({ arrivedTotal }) => arrivedTotal },
  { title: "累计记账", width: 10, value: ({ bookedTotal }) => bookedTotal },
  { title: "累计结账", width: 10, value: ({ closedTotal }) => closedTotal },
  { title: "累计申报", width: 10, value: ({ declaredTotal }) => declaredTotal },
  { title: "记账完成率", width: 12, value: ({ bookRate }) => bookRate },
  { title: "申报完成率", width: 12, value: ({ declareRate }) => declareRate },
];
