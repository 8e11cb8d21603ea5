import { type Kysely, sql } from "kysely";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import { isPassingFault } from "../../platform/database/passing-fault.ts";
import { refusalOfFault } from "../../platform/database/refusal-of-fault.ts";
import { REFUSALS, Refusal } from "../../platform/errors.ts";

/**
 * Does the work on one row of a part, and undoes it when it is refused; gives the refusal, or null when it was done.
 * Throws what passes by itself: the part is done once more. `row` names it to the operators.
 */
export async function tryRow(
  { db }: FirmContext,
  work: () => Promise<unknown>,
  { row, logError }: { readonly row: string } & Pick<JobContext, "logError">,
): Promise<Refusal | null> {
  await mark(db, "savepoint one_row");
  try {
    await work();
    await mark(db, "release savepoint one_row");
    return null;
  } catch (error) {
    if (isPassingFault(error)) throw error;
    await mark(db, "rollback to savepoint one_row");
    const refusal = refusalOfFault(error);
    if (refusal) return refusal;
    logError(error, `${row} failed`);
    return new Refusal("rule", REFUSALS.fault.message);
  }
}

async function mark<Tables>(db: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
