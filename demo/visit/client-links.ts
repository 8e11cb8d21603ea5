import type { DemoWorld } from "../demo-world.ts";

/** The topics that a visit of a client can have, by company. */
export interface ClientLinks {
  readonly rises: ReadonlyMap<number, readonly number[]>;
  readonly introduces: ReadonlyMap<number, readonly number[]>;
  readonly risks: ReadonlyMap<number, readonly number[]>;
}

/** The ids of chances and risks that have been seeded before. */
export async function readClientLinks({ db, companies }: DemoWorld): Promise<ClientLinks> {
  const rows = await db
    .selectFrom("plainRecord")
    .select(["id", "companyId", "resource"])
    .where("resource", "in", ["riseChance", "introduceChance", "riskItem"])
    .where(
      "companyId",
      "in",
      companies.map(({ companyId }) => companyId),
    )
    .orderBy("id")
    .execute();
  const of = (resource: string) => {
    const ids = new Map<number, number[]>();
    for (const row of rows) {
      if (row.resource !== resource || row.companyId === null) continue;
      ids.set(row.companyId, [...(ids.get(row.companyId) ?? []), row.id]);
    }
    return ids;
  };
  return { rises: of("riseChance"), introduces: of("introduceChance"), risks: of("riskItem") };
}
