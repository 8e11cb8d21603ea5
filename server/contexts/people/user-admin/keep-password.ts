import { passwordFault } from "../../../../src/domain/password.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { endSignIns } from "../../../access/end-sign-ins.ts";

/**
 * Stores the hash of a password and signs the users out. One salt for all of them: they share the password anyway. One that
 * somebody else gave, its owners change at their next sign-in.
 */
export async function keepPassword(
  db: TenantDb,
  userIds: readonly number[],
  passwordHash: string,
  givenBy: "owner" | "other",
): Promise<void> {
  await db
    .updateTable("staff")
    .set({ passwordHash, passwordChecked: null, passwordDue: givenBy === "owner" ? 0 : 1 })
    .where("userId", "in", userIds)
    .execute();
  await endSignIns(db, userIds);
}

/** Refuses, at `field`, a new password that breaks the rules. */
export function assertSoundPassword(password: string, field = "password"): void {
  const fault = passwordFault(password);
  if (fault !== null) refusePassword(fault, field);
}

export function refusePassword(message: string, field = "password"): never {
  throw new Refusal("validation", message, [{ path: field, message }]);
}
