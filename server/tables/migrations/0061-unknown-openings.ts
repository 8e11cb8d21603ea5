/**
 * Estimates of general taxpayers whose opening credit nobody knew counted it as nothing: those that are not declared are
 * marked, month after month, as far as they rest on each other.
 */
export const unknownOpenings: readonly string[] = [
  `with recursive month as (
    select p.id, p.gsid, p.company_id, p.kjnd * 12 + p.kjqj as number, p.tax_declare_status = 2 as declared,
      p.estimate is not null as estimated, case when c.nsqxdm = '08' then 3 else 1 end as step,
      extract(year from c.begin_date) * 12 + extract(month from c.begin_date) as began,
      extract(year from c.registration_date) * 12 + extract(month from c.registration_date) as founded
    from company_period p join company c on c.gsid = p.gsid and c.company_id = p.company_id
    where c.taxlayer_type = '001'
  ), unknown as (
    select m.* from month m
    where m.estimated and not m.declared and coalesce(m.founded <= m.number - m.step, true)
      and not exists (select from month b where b.gsid = m.gsid and b.company_id = m.company_id
        and b.number = m.number - m.step and b.estimated and b.number >= b.began)
    union all
    select m.* from unknown u join month m
      on m.gsid = u.gsid and m.company_id = u.company_id and m.number = u.number + u.step
    where m.estimated and not m.declared
  )
  update company_period p set estimate = p.estimate || '{"isOpeningUnknown": true}'
    from unknown u where p.id = u.id and p.gsid = u.gsid`,
];
