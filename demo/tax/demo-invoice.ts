import type { InvoiceLine } from "../../server/tables/invoice-tables.ts";

/** An invoice before it is kept, with the names that its table has; money in yuan. */
export interface DemoInvoice {
  readonly company_id: number;
  readonly jxxlx: 0 | 1;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly fpzl: string;
  readonly fpdm: string | null;
  readonly fphm: string;
  readonly kprq: string;
  /** The other side; the company itself is looked up. */
  readonly dw: string;
  readonly sh: string;
  readonly hw_yslw_mc: string;
  readonly jehj: number;
  readonly sehj: number;
  readonly yxse: number;
  readonly jyjs: 0 | 1;
  readonly fpzt: 0 | 1 | 3 | 4;
  readonly red_flag: 0 | 1;
  readonly glzt: 0 | 1 | 2;
  readonly gxzt: 0 | 1;
  readonly sj_gxzt: 0 | 1;
  readonly gxnd: number | null;
  readonly gxyf: number | null;
  readonly gxyh: string | null;
  readonly rzzt: 0 | 1 | 2;
  readonly dkzt: 0 | 1 | 2 | 4 | 5;
  readonly sdbz: 0 | 1;
  readonly can_check_status: 0 | 1;
  readonly is_arrived: 0 | 1;
  /** Of a red letter: its blue invoice, and what it takes from that one's deductible tax. */
  readonly lzfpdm: string | null;
  readonly lzfphm: string | null;
  readonly hcse: number;
  readonly within_rest: 0 | 1;
  /** 1: transferred out of the input tax of this month. */
  readonly zczt: 0 | 1;
  readonly zcnd: number | null;
  readonly zcyf: number | null;
  readonly zcyh: string | null;
  readonly detail_list: readonly InvoiceLine[];
}
