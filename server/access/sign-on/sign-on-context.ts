import type { Kysely } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../tables/tables.ts";

/** The context of every kind of single sign-on. */
export interface SignOnContext {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The address at which browsers reach this server; absent: as each request says. */
  readonly publicOrigin?: string | undefined;
}

/** The person who comes in. */
export interface SsoLogin {
  readonly gsid: number;
  readonly account: string;
  /** By a share code: a guest works in the account's name. */
  readonly shared: boolean;
  /** The name that the guest gives; null: the account's own user. */
  readonly guest: string | null;
  /** When the session ends at the latest; null: after its usual time. */
  readonly sessionEnd: string | null;
}
