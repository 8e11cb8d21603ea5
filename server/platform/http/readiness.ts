import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { compareMigrations } from "../database/migrate.ts";
import type { DiskRoom } from "../database/disk-room.ts";
import type { Database } from "../../tables/tables.ts";

/** The services that a process needs to serve requests. */
export interface Readiness {
  readonly database: "ok" | "unavailable";
  /** Older: has still to be migrated. Newer: belongs to a later version of the program. */
  readonly migrations: "ok" | "older" | "newer" | "unknown";
  /** Takes up the jobs that wait; "off" where this process is not meant to. */
  readonly queue: "ok" | "stalled" | "off";
  /** Full: the database found no room when it last had to write; what is there can still be read while it answers. */
  readonly disk: "ok" | "full";
}

export interface ReadinessOptions {
  readonly db: Kysely<Database>;
  readonly queue: () => Readiness["queue"];
  readonly diskRoom: Pick<DiskRoom, "isFull" | "failed">;
}

/** A probe is answered after as long at the latest, in milliseconds. */
const PATIENCE_MS = 2000;

/** Queries the database at most once at a time, however many probes come, and gives up after a time limit. */
export function readinessProbe({ db, queue, diskRoom }: ReadinessOptions): () => Promise<Readiness> {
  let asking: Promise<Readiness["migrations"] | "unavailable"> | undefined;
  const ask = async () => {
    try {
      const { pending, unknown } = await compareMigrations(db);
      return unknown.length > 0 ? "newer" : pending.length > 0 ? "older" : "ok";
    } catch (error) {
      diskRoom.failed(error);
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
    const rest = { queue: queue(), disk: diskRoom.isFull() ? "full" : "ok" } as const;
    return migrations === "unavailable"
      ? { database: "unavailable", migrations: "unknown", ...rest }
      : { database: "ok", migrations, ...rest };
  };
}

const UNDEFINED_TABLE = "42P01";
