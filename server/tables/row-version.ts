import type { Generated } from "kysely";

/** Kept by the database alone: see the migration `0011-row-versions`. */
export interface RowVersion {
  /** Another one after each real change of the row; no other row ever had it. */
  rowVersion: Generated<string>;
  /** The user who made the last change; null: no user, such as a job. */
  rowUserId: Generated<number | null>;
  rowTime: Generated<string | null>;
}
