import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ExportParams } from "./export-job.ts";
import { exportableScreen } from "./exportable-screen.ts";

/** Leaves a job that writes what a list shows into a workbook; gives its name. */
export async function exportScreen(
  wanted: ExportParams,
  { user, jobs, concerns, project }: FirmContext,
): Promise<string> {
  concerns(wanted.screen);
  const { id, title } = exportableScreen(project, wanted.screen, user.grants);
  concerns(title);
  return await jobs.enqueue("screenExport", `导出${title}`, wanted, { module: id, once: true });
}
