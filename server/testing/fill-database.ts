import { seedTestDatabase } from "./seed-test-database.ts";

/** `tsx server/testing/fill-database.ts <place>`: seeds the PostgreSQL of an address, or PGlite in a folder. */
const [place = ""] = process.argv.slice(2);
await seedTestDatabase(/^postgres(ql)?:/.test(place) ? { databaseUrl: place } : { dataDir: place });
