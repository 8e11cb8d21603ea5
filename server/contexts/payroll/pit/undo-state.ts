import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type PitDeclaration, UNDOING } from "./pit-declaration.ts";

const BROKEN_OFF = "撤销任务已中断，请重新撤销";

/**
 * The declarations as their revocations stand: one whose task has ended without an answer of the bureau (stopped, or
 * broken off for good) is no longer under way.
 */
export async function withUndoState<Row extends PitDeclaration>(
  declarations: readonly Row[],
  { db }: Pick<FirmContext, "db">,
): Promise<readonly Row[]> {
  const taskids = declarations.flatMap(({ undoStatus, undoTaskid }) =>
    undoStatus === UNDOING && typeof undoTaskid === "string" ? [undoTaskid] : [],
  );
  const jobs = db.selectFrom("job").select("taskid").where("status", "=", 0).where("taskid", "in", taskids);
  const running = new Set(taskids.length === 0 ? [] : (await jobs.execute()).map(({ taskid }) => taskid));
  return declarations.map((declaration) =>
    declaration.undoStatus === UNDOING && !running.has(declaration.undoTaskid ?? "")
      ? { ...declaration, undoStatus: null, undoErrorMsg: BROKEN_OFF }
      : declaration,
  );
}
