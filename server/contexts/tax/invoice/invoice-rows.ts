import { type Selectable, sql } from "kysely";
import { isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { PREPARED } from "../../../platform/database/prepared-statements.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { deductibleRest, redTax } from "../red-letter/deductible-rest.ts";
import { disabledReason } from "./selection-rules.ts";

export type StoredInvoice = Selectable<TenantTables["invoice"]>;

export const PURCHASE = 0;

const PURCHASE_COLUMNS = [
  "id",
  "fpzl",
  "fphm",
  "gxzt",
  "sjGxzt",
  "gxyh",
  "rzzt",
  "dkzt",
  "kprq",
  "hwYslwMc",
  "sdbz",
  "xhdwMc",
  "fpzt",
  "redFlag",
  "glzt",
  "canCheckStatus",
  "isArrived",
  "detailList",
  "url",
  "lsh",
  "kjnd",
  "kjqj",
  "jehj",
  "sehj",
] as const;

/** The columns that a purchase is shown by; its deductible tax is what red letters up to the day have left of it. */
export function purchaseColumns(until: string) {
  const taxes = [deductibleRest("invoice", until).as("yxse"), redTax("invoice", until).as("hcse")] as const;
  return [...PURCHASE_COLUMNS, ...taxes] as const;
}

type Purchase = Pick<StoredInvoice, (typeof PURCHASE_COLUMNS)[number] | "yxse" | "hcse">;

/** A purchase as the selection shows it. */
export function presentInvoice(
  invoice: Purchase,
  taxpayer: SelectionRules,
  recommendOrder: number | null = null,
) {
  return {
    ...invoice,
    jehj: Number(invoice.jehj),
    sehj: Number(invoice.sehj),
    yxse: Number(invoice.yxse),
    hcse: Number(invoice.hcse),
    recommendOrder,
    disabledReason: taxpayer.general
      ? disabledReason(invoice, taxpayer.generalSince)
      : "小规模纳税人无需勾选抵扣",
  };
}

export interface SelectionRules {
  readonly general: boolean;
  /** The day on which the company became a general taxpayer; null: it always was, or is none. */
  readonly generalSince: string | null;
}

export async function readSelectionRules(db: TenantDb, companyId: number): Promise<SelectionRules> {
  const taxpayer = await db
    .selectFrom("company")
    .select("taxlayerType")
    .select((from) =>
      from
        .selectFrom("plainRecord as r")
        .select(sql<string | null>`r.fields ->> 'yxqq'`.as("day"))
        .where("r.resource", "=", "taxpayerSwitch")
        .where("r.companyId", "=", companyId)
        .where(sql<boolean>`r.fields ->> 'sfxzy' = 'Y'`)
        .limit(1)
        .as("generalSince"),
    )
    .where("companyId", "=", companyId)
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  return { general: isGeneralTaxpayer(taxpayer), generalSince: taxpayer.generalSince };
}
