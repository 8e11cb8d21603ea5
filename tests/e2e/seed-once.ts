import { seededDatabase } from "../../server/testing/seeded-database.ts";

/** Makes one database ready before the journeys; every app begins with a copy of the one in SEEDED_DATABASE. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const { place, drop } = await seededDatabase(process.env.DATABASE_URL);
  process.env.SEEDED_DATABASE = place;
  return drop;
}
