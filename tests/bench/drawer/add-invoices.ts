import { type Kysely, sql } from "kysely";
import type { Database } from "../../../server/tables/tables.ts";

/** A company whose purchases of October 2026 can be ticked. */
export interface SelectingCompany {
  readonly companyId: number;
  readonly taxlayerNo: string;
}

/** Adds so many purchases that can be ticked to a company, newer than all others, each of another amount. */
export async function addInvoices(db: Kysely<Database>, count: number): Promise<SelectingCompany> {
  const { rows } = await sql<SelectingCompany & { readonly id: number }>`
    select invoice.id, company.company_id, company.taxlayer_no
    from invoice
    join company using (gsid, company_id)
    join company_period using (gsid, company_id, kjnd, kjqj)
    where gsid = 1001 and kjnd = 2026 and kjqj = 10
      and company.taxlayer_type = '001' and company_period.prediction_status = 1
      and company_period.confirmation_status = 0 and company_period.notice_tax_type = 0
      and invoice.jxxlx = 0 and invoice.gxzt = 0 and invoice.fpzt = 0 and invoice.glzt = 0 and invoice.rzzt = 0
      and invoice.dkzt = 0 and invoice.sdbz = 0 and invoice.can_check_status = 1 and invoice.red_flag = 0
      and invoice.yxse > 0
    order by invoice.id limit 1`.execute(db);
  const [model] = rows;
  if (!model) throw new Error("no company has an invoice that can be ticked");
  await sql`
    insert into invoice (
      gsid, company_id, jxxlx, kjnd, kjqj, fpzl, fphm, kprq, xhdw_mc, xhdw_sh, ghdw_mc, ghdw_sh, hw_yslw_mc,
      jehj, sehj, jshj, yxse, rzzt, detail_list, create_time
    )
    select gsid, company_id, jxxlx, kjnd, kjqj, fpzl, '2699' || lpad(number::text, 16, '0'), date '2026-10-31',
      xhdw_mc, xhdw_sh, ghdw_mc, ghdw_sh, hw_yslw_mc, jehj + number, sehj + number / 100.0,
      jehj + number + sehj + number / 100.0, yxse + number / 100.0, rzzt, detail_list, create_time
    from invoice, generate_series(1, ${count}::integer) as number
    where invoice.id = ${model.id}`.execute(db);
  await sql`analyze invoice`.execute(db);
  return model;
}
