import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { compareMigrations } from "../database/migrate.ts";
import type { Database } from "../../tables/tables.ts";

/** The services that a process needs to serve requests. */
export interface Readiness {
  readonly database: "ok" | "unavailable";
  /** Older: has still to be migrated. Newer: belongs to a later version of the program. */
  readonly migrations: "ok" | "older" | "newer" | "unknown";
  /** Takes up the jobs that wait; "off" where this process is not meant to. */
  readonly queue: "ok" | "stalled" | "off";
}

export interface ReadinessOptions {
  readonly db: Kysely<Database>;
  readonly queue: () => Readiness["queue"];
}

/** A probe is answered after as long at the latest, in milliseconds. */
const PATIENCE_MS = 2000;

/** Queries the database at most once at a time, however many probes come, and gives up after a time limit. */
export function readinessProbe({ db, queue }: ReadinessOptions): () => Promise<Readiness> {
  let asking: Promise<Readiness["migrations"] | "unavailable"> | undefined;
  const ask = async () => {
    try {
      const { pending, unknown } = await compareMigrations(db);
      return unknown.length > 0 ? "newer" : pending.length > 0 ? "older" : "ok";
    } catch (error) {
      return (error as { code?: unknown }).code === UNDEFINED_TABLE ? "older" : "unavailable";
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    asking ??= ask();
    const waited = new AbortController();
    const { signal } = waited;
    const silence = setTimeout(PATIENCE_MS, "unavailable" as const, { signal }).catch(
      () => "unavailable" as const,
    );
    const migrations = await Promise.race([asking, silence]);
    waited.abort();
    return migrations === "unavailable"
      ? { database: "unavailable", migrations: "unknown", queue: queue() }
      : { database: "ok", migrations, queue: queue() };
  };
}

const UNDEFINED_TABLE = "42P01";
