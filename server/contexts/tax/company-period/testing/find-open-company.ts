import type { TestServer } from "../../../../testing/test-server.ts";

/** A company in service, no sole trader, whose tax of October has been calculated; `taxlayerType` 001: a general taxpayer. */
export async function findOpenCompany({ db }: TestServer, taxlayerType?: string): Promise<number> {
  const { companyId } = await db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select("c.companyId")
    .where("p.gsid", "=", 1001)
    .where("c.status", "=", 1)
    .where("c.isRemove", "=", 0)
    .where("c.companyType", "!=", "2")
    .where("c.registrationDate", "<", "2024-10-01")
    .$if(taxlayerType !== undefined, (query) => query.where("c.taxlayerType", "=", taxlayerType ?? ""))
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.predictionStatus", "=", 1)
    .orderBy("c.companyId")
    .executeTakeFirstOrThrow();
  return companyId;
}
