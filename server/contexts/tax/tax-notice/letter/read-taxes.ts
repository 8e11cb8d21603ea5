import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { Month } from "../estimate-late-fees.ts";

/** The companies with what is kept of the tax of their month, in any order. */
export async function readTaxes(qyIds: readonly number[], { kjnd, kjqj }: Month, { db }: FirmContext) {
  return await db
    .selectFrom("company as c")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "c.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .select(["c.companyId", "c.companyName", "c.taxlayerNo", "c.taxlayerType", "c.nsqxdm", "c.areaId"])
    .select(["p.zzshfjs", "p.qrzzse", "p.estimate", "p.adjustment", "p.noticeTaxType"])
    .select(["p.taxStatus", "p.content", "p.fileKeyList", "p.paymentTimeType", "p.payTime"])
    .where("c.companyId", "in", [...qyIds])
    .execute();
}

export type TaxOfLetter = Awaited<ReturnType<typeof readTaxes>>[number];
