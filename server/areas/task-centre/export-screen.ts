import type { FirmHandler } from "../../binding/handler.ts";
import type { ExportParams } from "./export-job.ts";
import { exportableScreen } from "./exportable-screen.ts";

/** Leaves a job that writes what a list shows into a workbook. */
export const exportScreen: FirmHandler<{ readonly extendParam: ExportParams }> = async (
  { extendParam },
  { user, jobs, concerns, readProject },
) => {
  concerns(extendParam.screen);
  const { id, title } = exportableScreen(await readProject(), extendParam.screen, user.grants);
  concerns(title);
  const taskid = await jobs.enqueue("screenExport", `导出${title}`, extendParam, {
    module: id,
    once: true,
  });
  return { taskid };
};
