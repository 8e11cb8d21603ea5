import type { Generated } from "kysely";

export interface OutboxTables {
  /** Messages to browsers that are signed in. */
  outbox: OutboxTable;
  /** One row of a firm that has had messages cleared away: the greatest of their numbers. */
  outboxCleared: { sequence: number };
}

interface OutboxTable {
  id: Generated<number>;
  /** The place among all messages; null: committed a moment ago, or not yet. */
  sequence: Generated<number | null>;
  /** Only they get the message; null: all users of the firm. */
  userIds: readonly number[] | null;
  /** Only users who see this client company get the message; null: it is about none. */
  companyId: number | null;
  /** JSON text, written; read as the value. */
  message: string;
  createTime: Generated<string>;
}
