import { inService } from "../../../../access/served-months.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { openingKnown } from "./opening-known.ts";

/** A company in service, no sole trader, whose tax of October has been calculated from a known opening; `taxlayerType` 001: a general taxpayer. */
export async function findOpenCompany({ db, clock }: TestServer, taxlayerType?: string): Promise<number> {
  const { companyId } = await db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select("company.companyId")
    .where("p.gsid", "=", 1001)
    .where(inService(clock))
    .where("company.isRemove", "=", 0)
    .where("company.companyType", "!=", "2")
    .where("company.registrationDate", "<", "2024-10-01")
    .$if(taxlayerType !== undefined, (query) => query.where("company.taxlayerType", "=", taxlayerType ?? ""))
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.predictionStatus", "=", 1)
    .where(openingKnown)
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  return companyId;
}
