import type { Fields } from "../../contracts/record.ts";

/** A row that a write is about to change, locked. */
export interface HeldRow {
  readonly id: number;
  /** As people call it. */
  readonly name: string;
  readonly rowVersion: string;
  readonly rowUserId: number | null;
  readonly rowTime: string | null;
  /** The client company that it belongs to; undefined: the firm's own. */
  readonly companyId?: number;
  /** The only user who may change it; undefined: all with the permission. */
  readonly ownerId?: number;
  readonly values: Fields;
}
