import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import { rememberColumns } from "../plan/column-memory.ts";
import type { ImportPlan } from "../plan/import-plan.ts";
import { type PlanRequest, planFile } from "../plan/plan-file.ts";
import type { StoredPlan } from "../plan/plan-store.ts";

/** The plan as the user has decided for it. Throws a Refusal where it is another by now. */
export async function planAgain(
  request: PlanRequest,
  { digest }: Pick<StoredPlan, "digest">,
  context: FirmContext,
): Promise<ImportPlan> {
  const plan = await planFile(request, context);
  if (plan.digest === digest) return plan;
  const { counts } = plan;
  throw new Refusal(
    "rule",
    `检查文件之后数据已变化，没有导入：现为新增 ${counts.new} 条、变更 ${counts.changed} 条、已有 ${counts.same} 条、有误 ${counts.faulty} 条，请重新导入并核对`,
  );
}

/** Keeps how the columns of the file were read, for the next one with the same titles. */
export async function rememberTables(
  { tables }: ImportPlan,
  { kind, answers }: PlanRequest,
  context: FirmContext,
): Promise<void> {
  for (const table of tables) await rememberColumns(kind.kind, table, answers.columns, context);
}
