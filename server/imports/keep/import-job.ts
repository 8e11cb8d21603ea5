import type { JobKind } from "../../contracts/job-kind.ts";
import { Refusal } from "../../platform/errors.ts";
import { readFile } from "../../platform/files/stored-file.ts";
import { readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import type { PlanRequest } from "../plan/plan-file.ts";
import { readPlan } from "../plan/plan-store.ts";
import { describeImport } from "./describe-import.ts";
import { keepByRow } from "./keep-by-row.ts";
import { keepWhole } from "./keep-whole.ts";

/** Kind of the job that imports a file of any kind. */
export const IMPORT_JOB = "import";

/** `fileKey`: of the plan's file, which is kept as long as the job is. */
export interface ImportParams {
  readonly planKey: string;
  readonly fileKey: string;
}

/**
 * Imports a planned file: plans it once more under the lock of its target and stops where something else would be done
 * than the user has seen.
 */
export const importJob: JobKind<ImportParams> = async ({ planKey }, context) => {
  const stored = await readPlan(planKey, context);
  const kind = context.importKindOf(stored.kind);
  const file = await readFile(context.db, stored.fileKey);
  if (!file) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  const sheets = await readSheets(file, { user: context.user, isPatient: true });
  const request: PlanRequest = { kind, target: stored.target, sheets, answers: stored.answers };
  const kept = await (kind.isWhole ? keepWhole : keepByRow)(request, stored, context);
  return await describeImport(kept, file.name, context);
};
