import type { TestProject } from "vitest/node";
import { seededDatabase } from "./seeded-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of every test database: the place of a `SeededDatabase`. */
    readonly seededDatabase: string;
  }
}

/** Makes one database ready before the tests of a run, whatever their projects, which begin with copies of it. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("seededDatabase" in vitest.getRootProject().getProvidedContext()) return undefined;
  const { place, drop } = await seededDatabase(process.env["DATABASE_URL"]);
  vitest.provide("seededDatabase", place);
  return drop;
}
