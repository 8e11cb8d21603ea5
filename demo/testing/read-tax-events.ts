import { type Kysely, sql } from "kysely";
import type { Database } from "../../server/tables/tables.ts";

/** A notice, an answer to one, a declaration or a payment of a month's taxes. */
export interface TaxEvent {
  readonly kind: string;
  readonly companyId: number;
  /** `2026-09` */
  readonly month: string;
  /** A moment, or the day of a payment. */
  readonly time: string;
}

/** Everything of this kind that the database has, of all firms. */
export async function readTaxEvents(db: Kysely<Database>): Promise<readonly TaxEvent[]> {
  const { rows } = await sql<TaxEvent>`
    with filing (kind, company_id, kjnd, kjqj, declared, paid) as (
      select 'VAT', company_id, kjnd, kjqj, declare_time::text, case when notice_tax_type = 3 then pay_time::text end
      from company_period
      union all
      select 'income tax', company_id, kjnd, quarter * 3, declare_time::text,
        case when notice_tax_type = 3 then pay_time::text end
      from income_tax_filing
      union all
      select 'settlement', company_id, kjnd, 12, declare_time::text, case when notice_tax_type = 3 then pay_time::text end
      from annual_settlement
      union all
      select 'withheld tax', company_id, kjnd, kjqj, fields ->> 'declareTime', fields ->> 'kkTime'
      from plain_record where resource = 'pitDeclaration'
      union all
      select 'withheld tax of a notice', company_id, kjnd, kjqj, null,
        case when fields ->> 'noticeTaxType' = '3' then fields ->> 'payTime' end
      from plain_record where resource = 'pitDeclaration'
      union all
      select 'other tax', company_id, kjnd, kjqj, fields ->> 'declareTime', null
      from plain_record where resource = 'reportBox'
    ), event (kind, company_id, kjnd, kjqj, time) as (
      select kind || ' declared', company_id, kjnd, kjqj, declared from filing
      union all
      select kind || ' paid', company_id, kjnd, kjqj, paid from filing
      union all
      select 'notice ' || (fields ->> 'szId'), company_id, kjnd, kjqj, create_time::text
      from plain_record where resource = 'taxNotice'
    )
    select kind, company_id as "companyId", kjnd || '-' || lpad(kjqj::text, 2, '0') as month, time
    from event where time is not null`.execute(db);
  return rows;
}

/** Those that stand before the end of their month, or after now. */
export function misdated(events: readonly TaxEvent[], now: string): readonly TaxEvent[] {
  return events.filter(({ month, time }) => time.slice(0, 7) <= month || time > now.slice(0, time.length));
}
