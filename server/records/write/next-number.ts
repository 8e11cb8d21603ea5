import { sql } from "kysely";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { takeTurn } from "./take-turn.ts";

/** A number that no record of the kind has yet: `SK20261120` begins `SK20261120001`. Others wait for theirs until this write ends. */
export async function nextNumber(
  resource: string,
  field: string,
  beginning: string,
  context: Pick<FirmContext, "db" | "user">,
): Promise<string> {
  await takeTurn(resource, context);
  const counted = await context.db
    .selectFrom("plainRecord")
    .select((from) => from.fn.countAll<number>().as("count"))
    .where("resource", "=", resource)
    .where(sql<boolean>`fields ->> ${field} like ${`${beginning}%`}`)
    .executeTakeFirstOrThrow();
  return `${beginning}${String(counted.count + 1).padStart(3, "0")}`;
}
