import { type Kysely, sql } from "kysely";
import type { Database } from "../../server/tables/tables.ts";
import type { DemoInvoice } from "./demo-invoice.ts";

const CHUNK = 5000;

/** A form without figures stands for the picture of an invoice; purchases whose numbers end alike have one. */
const PICTURE = { address: "/samples/invoice.svg", lastDigit: "7" } as const;

/** Keeps the invoices of a firm's companies; a statement for each few thousand, for a parameter each would take minutes. */
export async function loadInvoices(
  whole: Kysely<Database>,
  gsid: number,
  invoices: readonly DemoInvoice[],
): Promise<void> {
  for (let from = 0; from < invoices.length; from += CHUNK) {
    const rows = JSON.stringify(invoices.slice(from, from + CHUNK));
    await sql`
      insert into invoice (
        gsid, company_id, jxxlx, kjnd, kjqj, fpzl, fpdm, fphm, kprq, xhdw_mc, xhdw_sh, ghdw_mc, ghdw_sh, hw_yslw_mc,
        jehj, sehj, jshj, yxse, jyjs, fpzt, red_flag, glzt, gxzt, sj_gxzt, gxnd, gxyf, gxyh, rzzt, dkzt, sdbz,
        can_check_status, is_arrived, lzfpdm, lzfphm, hcse, within_rest, zczt, zcnd, zcyf, zcyh, lsh, url, detail_list,
        create_time
      )
      select ${gsid}, x.company_id, x.jxxlx, x.kjnd, x.kjqj, x.fpzl, x.fpdm, x.fphm, x.kprq,
        case x.jxxlx when 1 then c.company_name else x.dw end, case x.jxxlx when 1 then c.taxlayer_no else x.sh end,
        case x.jxxlx when 1 then x.dw else c.company_name end, case x.jxxlx when 1 then x.sh else c.taxlayer_no end,
        x.hw_yslw_mc, x.jehj, x.sehj, x.jehj + x.sehj, x.yxse, x.jyjs, x.fpzt, x.red_flag, x.glzt, x.gxzt, x.sj_gxzt,
        x.gxnd, x.gxyf, x.gxyh, x.rzzt, x.dkzt, x.sdbz, x.can_check_status, x.is_arrived,
        x.lzfpdm, x.lzfphm, x.hcse, x.within_rest, x.zczt, x.zcnd, x.zcyf, x.zcyh,
        'LS' || right(x.fphm, 12),
        case when x.jxxlx = 0 and right(x.fphm, 1) = ${PICTURE.lastDigit} then ${PICTURE.address}::text end, x.detail_list, x.kprq + time '18:30'
      from jsonb_to_recordset(cast(${rows} as jsonb)) as x(
        company_id int, jxxlx int, kjnd int, kjqj int, fpzl text, fpdm text, fphm text, kprq date, dw text, sh text,
        hw_yslw_mc text, jehj numeric, sehj numeric, yxse numeric, jyjs int, fpzt int, red_flag int, glzt int, gxzt int,
        sj_gxzt int, gxnd int, gxyf int, gxyh text, rzzt int, dkzt int, sdbz int, can_check_status int, is_arrived int,
        lzfpdm text, lzfphm text, hcse numeric, within_rest int, zczt int, zcnd int, zcyf int, zcyh text, detail_list jsonb
      )
      join company c on c.gsid = ${gsid} and c.company_id = x.company_id
    `.execute(whole);
  }
  const companyIds = [...new Set(invoices.map(({ company_id }) => company_id))];
  if (companyIds.length === 0) return;
  await sql`
    update invoice letter set lzfp_id = blue.id from invoice blue
    where letter.gsid = ${gsid} and letter.company_id in (${sql.join(companyIds)}) and letter.lzfphm is not null
      and blue.gsid = letter.gsid and blue.company_id = letter.company_id and blue.jxxlx = letter.jxxlx
      and blue.fphm = letter.lzfphm and coalesce(blue.fpdm, '') = coalesce(letter.lzfpdm, '')`.execute(whole);
}
