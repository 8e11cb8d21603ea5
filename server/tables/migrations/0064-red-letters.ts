import { SPECIAL_INVOICE_KINDS } from "../../../src/domain/tax/invoice-totals.ts";

const SPECIAL = SPECIAL_INVOICE_KINDS.map((kind) => `'${kind}'`).join(", ");

/**
 * A red letter names its blue invoice, and of a purchase what it takes from the deductible tax and whether that was
 * transferred out. Letters from before name none: each is linked where one invoice alone can be meant.
 */
export const redLetters: readonly string[] = [
  `alter table invoice
    add column lzfpdm text,
    add column lzfphm text,
    add column lzfp_id integer references invoice (id) on delete set null,
    add column hcse numeric(18, 2) not null default 0 check (hcse <= 0),
    add column within_rest smallint not null default 0 check (within_rest in (0, 1)),
    add column zczt smallint not null default 0 check (zczt in (0, 1, 2)),
    add column zcnd smallint,
    add column zcyf smallint,
    add column zcyy text,
    add column zcyh text,
    add check ((zczt = 0) = (zcnd is null)),
    add check ((zcnd is null) = (zcyf is null))`,
  // Collected letters were kept as other purchases are, with less than nothing to deduct.
  `update invoice set red_flag = 1, yxse = 0, rzzt = 2
    where jxxlx = 0 and jehj < 0 and red_flag = 0 and gxzt = 0 and rzzt <> 1`,
  `with candidate as (
    select r.id as letter_id, min(b.id) as blue_id
    from invoice r
    join invoice b on b.gsid = r.gsid and b.company_id = r.company_id and b.jxxlx = r.jxxlx and b.red_flag = 0
      and b.fpzt in (3, 4) and b.fpzl = r.fpzl and b.kprq <= r.kprq and b.hw_yslw_mc = r.hw_yslw_mc
      and b.xhdw_sh = r.xhdw_sh and b.ghdw_sh = r.ghdw_sh and b.jshj + r.jshj >= 0
      and (b.fpzt = 3) = (b.jshj + r.jshj > 0)
    where r.red_flag = 1
    group by r.id having count(*) = 1
  )
  update invoice r set lzfp_id = b.id, lzfpdm = b.fpdm, lzfphm = b.fphm
    from candidate c join invoice b on b.id = c.blue_id where r.id = c.letter_id`,
  `update invoice set hcse = sehj where jxxlx = 0 and red_flag = 1 and sehj < 0 and fpzl in (${SPECIAL})`,
  `create index invoice_red_letter on invoice (lzfp_id) where lzfp_id is not null`,
  `create index invoice_letter_taken on invoice (gsid, company_id, kprq) where hcse < 0`,
];
