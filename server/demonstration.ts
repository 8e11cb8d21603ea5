import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { PermissionTree } from "./access/permission-tree.ts";
import type { SignOnContext } from "./access/sign-on/sign-on-context.ts";
import type { Gateways } from "./gateways/gateways.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./tables/tables.ts";

export interface DemoSignOnOptions extends SignOnContext {
  /** Origins besides the server's own that sign-in may return to. */
  readonly redirectOrigins: readonly string[];
}

/** Invented firms, partners and a sign-in without passwords, for people who try the product. It stands above the server. */
export interface Demonstration {
  /** Fills an empty database; leaves one with data alone. */
  readonly fill: (db: Kysely<Database>, clock: Clock, permissions: PermissionTree) => Promise<void>;
  readonly gateways: Gateways;
  /** Opens locked screens: the sign-on itself wants none. */
  readonly knownPassword: { readonly password: string; readonly passwordHash: string };
  /** Seal the passwords of the invented clients; these keys are public. */
  readonly secretsKeys: readonly Buffer[];
  readonly signOnRoutes: (app: FastifyInstance, options: DemoSignOnOptions) => void;
  /** Marks every page of the app that is served from `staticDir`. */
  readonly showBanner: (app: FastifyInstance, staticDir: string) => void;
  /** Lines for the terminal that name the accounts. */
  readonly accounts: readonly string[];
}
