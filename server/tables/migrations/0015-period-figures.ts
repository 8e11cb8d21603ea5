/**
 * When a month's invoices were first collected completely, and by how much its tax was changed by hand: what was changed
 * before stands as the difference to the calculated taxes.
 */
export const periodFigures: readonly string[] = [
  `alter table company_period
    add column collected_time timestamp(0),
    add column adjustment numeric(18, 2),
    add column adjustment_content text`,
  `update company_period set collected_time = coalesce(fp_update_time, update_time)
    where cjzt = 2 or (cjzt in (1, 9) and fp_update_time is not null)`,
  `update company_period set
      adjustment = zzshfjs - ((estimate ->> 'vat')::numeric + (estimate ->> 'urban')::numeric
        + (estimate ->> 'education')::numeric + (estimate ->> 'localEducation')::numeric),
      adjustment_content = zzshfjs_ext_remark
    where zzshfjs <> (estimate ->> 'vat')::numeric + (estimate ->> 'urban')::numeric
        + (estimate ->> 'education')::numeric + (estimate ->> 'localEducation')::numeric`,
];
