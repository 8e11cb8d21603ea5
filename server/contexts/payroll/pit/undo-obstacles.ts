import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DECLARING } from "../../tax/door.ts";
import type { PitDeclaration } from "./pit-declaration.ts";
import { undoFault } from "./undo-fault.ts";

type Month = Pick<PitDeclaration, "qyid" | "kjnd" | "kjqj">;

/**
 * The reasons against revoking declarations, as users read them; null: it can be done. The list shows them beforehand,
 * and a revocation is refused for the same ones.
 */
export async function undoObstacles(
  declarations: readonly PitDeclaration[],
  context: Pick<FirmContext, "db" | "clock" | "filingCalendar">,
): Promise<ReadonlyMap<PitDeclaration, string | null>> {
  const vatUnderWay = await monthsWithVatUnderWay(declarations, context);
  const now = context.clock.now();
  return new Map(
    declarations.map((declaration) => [
      declaration,
      undoFault(declaration, now, vatUnderWay.has(monthKey(declaration)), context.filingCalendar),
    ]),
  );
}

async function monthsWithVatUnderWay(
  declarations: readonly Month[],
  { db }: Pick<FirmContext, "db">,
): Promise<ReadonlySet<string>> {
  if (declarations.length === 0) return new Set();
  const rows = await db
    .selectFrom("companyPeriod")
    .select(["companyId as qyid", "kjnd", "kjqj"])
    .where("companyId", "in", [...new Set(declarations.map(({ qyid }) => qyid))])
    .where("kjnd", "in", [...new Set(declarations.map(({ kjnd }) => kjnd))])
    .where("taxDeclareStatus", "=", DECLARING)
    .execute();
  return new Set(rows.map(monthKey));
}

function monthKey({ qyid, kjnd, kjqj }: Month): string {
  return [qyid, kjnd, kjqj].join(":");
}
