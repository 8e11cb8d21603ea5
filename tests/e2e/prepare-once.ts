import path from "node:path";
import { buildWhenStale, bundleServerWhenStale } from "../../scripts/build/build-when-stale.ts";
import { seededDatabase } from "../../server/testing/seeded-database.ts";

const ROOT = path.join(import.meta.dirname, "../..");

/**
 * Builds what is stale and makes one database ready before the journeys; every app begins with a copy of the one in
 * SEEDED_DATABASE.
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await bundleServerWhenStale(ROOT);
  await buildWhenStale(ROOT);
  const { place, drop } = await seededDatabase(process.env.DATABASE_URL);
  process.env.SEEDED_DATABASE = place;
  return drop;
}
