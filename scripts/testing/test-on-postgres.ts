import { seededDatabase } from "../../server/testing/seeded-database.ts";
import { type Count, asFailure } from "./count.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";

/** Tests on the PostgreSQL of DATABASE_URL; without one, on a throw-away PostgreSQL of this machine. */
export async function testOnPostgres(test: (url: string) => Promise<Count>): Promise<Count> {
  const given = process.env.DATABASE_URL;
  const started = given ? undefined : await startThrowAwayPostgres();
  const url = given ?? started?.url;
  if (url === undefined) {
    const reason =
      "PostgreSQL: set DATABASE_URL, or install it (Debian: apt-get install postgresql); the tests make and drop databases of their own there";
    return asFailure(reason);
  }
  try {
    return await test(url);
  } finally {
    await started?.stop();
  }
}

/** Makes the database ready that each test on PostgreSQL begins with a copy of, and drops it afterwards. */
export async function withSeededDatabase(
  url: string,
  test: (env: NodeJS.ProcessEnv) => Promise<Count>,
): Promise<Count> {
  const seeded = await seededDatabase(url);
  const count = await test({ SEEDED_DATABASE: seeded.place, DATABASE_URL: url });
  await seeded.drop();
  return count;
}
